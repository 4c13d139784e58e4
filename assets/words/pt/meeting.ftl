## As palavras onde duas máquinas se encontram para uma disputa

meeting-heading = Duas máquinas
meeting-about = Abra isto na outra máquina também: “2 jogadores”, com o rival “Outra máquina”. As duas têm que estar na mesma rede. Quem convida escolhe o jogo e o labirinto.
meeting-looking = Procurando a outra máquina
meeting-in_vain = Ninguém ainda. Redes de visitantes costumam isolar as máquinas, e um firewall pode estar bloqueando o jogo. Tente o endereço abaixo ou o hotspot de um celular.
meeting-choose = Escolha com quem jogar.
# The player who was invited.
meeting-waits = Esperando a resposta de { $name }
meeting-refused = { $name } prefere não jogar agora.
meeting-unanswered = { $name } não respondeu. Tente de novo.
meeting-other_version = Alguém com outra versão do jogo
# The reason is the system’s own, in English.
meeting-trouble = O sistema não dá acesso à rede: { $why }
meeting-address = Ou digite o endereço da outra máquina
meeting-own_address = Endereço desta máquina: { $address }
meeting-scan = Sem o jogo aí? Escaneie isto, ou abra em um navegador:
meeting-no_page = Um navegador também poderia jogar se a página do jogo estivesse ao lado do programa, como nos downloads.
meeting-invites = { $name } convida você
# Which game, and the best of how many rounds.
meeting-what = { $mode } · { $best }
meeting-invite = Convidar
meeting-look = Procurar lá
meeting-accept = Jogar
meeting-decline = Agora não
meeting-plays = { $one } joga contra { $two }
meeting-may_watch = Os dois estão jogando. Você pode assistir.
meeting-watch = Assistir
meeting-about_pages = Duas páginas na mesma rede podem jogar uma contra a outra, sem servidor no meio. Uma pessoa envia um link e a outra devolve um. Quem convida escolheu o jogo e o labirinto.
meeting-about_served = Esta página veio do jogo de outra pessoa e joga contra ele. Quem convida escolheu o jogo e o labirinto.
meeting-line-idle = Envie um link, ou cole o que você recebeu.
meeting-line-writing = Criando o seu link
meeting-line-invited = Envie o link, ou deixe escanear o código. Depois cole abaixo o link que voltar.
meeting-line-answered = Quase lá! Envie esta resposta de volta, ou deixe escanear o código. Não feche esta página.
meeting-line-opening = Conectando
meeting-line-open = Conectado. Falta a outra pessoa.
meeting-line-broken = As duas páginas não se alcançam. As duas precisam estar na mesma rede, e redes de visitantes costumam isolar os aparelhos. O hotspot de um celular ajuda. Depois convide de novo.
meeting-line-unreadable = Isso não é um link de partida, ou responde a outro convite.
meeting-line-impossible = Este navegador não consegue se conectar a outra página. Tente outro, fora de uma janela anônima.
meeting-line-unanswered = O jogo de onde veio esta página não responde. A tela “Duas máquinas” dele precisa continuar aberta, na mesma rede.
meeting-own_letter = Esse é o seu próprio link: envie-o à outra pessoa.
meeting-write_letter = Convidar com um link
meeting-copy_letter = Copiar o link
meeting-letter = Cole aqui o link que você receber
meeting-read = Ler

## As palavras de uma disputa com outra máquina

meeting-far = Outra máquina
meeting-far_card = Joga em outra máquina
meeting-find = Achar a outra máquina
# The player at the other machine.
meeting-not_ready = Esperando { $name }
meeting-waits_for_you = { $name } espera você.
meeting-paused = { $name } fez uma pausa
meeting-quiet = Sem notícias de { $name } há { $seconds } s. A disputa continua assim que a conexão voltar.
meeting-left = { $name } saiu da disputa
# What the other machine has told is said in English.
meeting-impossible = A máquina de { $name } enviou algo impossível: { $what }. A disputa acabou.
meeting-to_lobby = Ao lobby
meeting-you = Você
meeting-far_note = Continue andando ou desista
meeting-go_on_alone = Continuar só
meeting-give_up = Desistir
meeting-squeak = Quic!
meeting-wave = Oi!
meeting-squeak_key = Chiar
meeting-wave_key = Acenar
meeting-watched_end = Os jogadores saíram da disputa.
meeting-watched_quiet = Sem notícias da disputa há { $seconds } s.
meeting-next_round_soon = A próxima rodada começa quando os dois estiverem prontos.
meeting-watchers = { $round } · Público: { $count }

## As palavras onde celulares viram controles

phones-heading = Celular como controle
phones-key = Celular como controle
phones-about = Escaneie o código com a câmera de um celular, ou abra o endereço no navegador dele: o celular vira um controle, sem instalar nada. Ele tem que estar na mesma rede. O primeiro move o ratinho do jogador 1, o segundo, o do jogador 2.
phones-nobody = sem celular ainda
# $count
phones-joined = { $count ->
    [one] 1 celular conectado
   *[other] { $count } celulares conectados
}
phones-in_vain = Ninguém ainda. Redes de visitantes costumam isolar os aparelhos, e um firewall pode estar bloqueando o jogo. O hotspot do próprio celular também serve.
phones-no_network = Esta máquina não está em nenhuma rede em que um celular possa estar.
# The reason is the system’s own, in English.
phones-trouble = O sistema não dá acesso à rede: { $why }
phones-other_network = Outra rede
phones-done = Pronto
# What stands on the phone.
phones-joining = Só um momento
phones-lost = O jogo não responde. Ele ainda está aberto?
phones-one = Você é o ratinho 1
phones-two = Você é o ratinho 2
phones-run = Correr
phones-scan_again = Escaneie o código na tela mais uma vez
