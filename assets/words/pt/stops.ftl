## Os nomes das paradas da jornada, em ordem

stops-garden-s1 = Logo ao lado
stops-garden-s2 = O da esquerda
stops-garden-s3 = Bule dos fundos
stops-garden-s4 = Teoria das cordas
stops-garden-s5 = Ida e volta
stops-garden-s6 = Fora de compasso
stops-garden-s7 = Chá para dois
stops-garden-s8 = Um passo a mais
stops-garden-s9 = Três alamedas
stops-garden-s10 = Depois de você

stops-cellar-s1 = Começo liso
stops-cellar-s2 = Um passo atrás
stops-cellar-s3 = Pelo outro lado
stops-cellar-s4 = Um canto seco
stops-cellar-s5 = De passagem
stops-cellar-s6 = Mão na parede
stops-cellar-s7 = Chave no gelo
stops-cellar-s8 = Chá gelado
stops-cellar-s9 = O rinque
stops-cellar-s10 = Abaixo de zero

stops-library-s1 = Apagão
stops-library-s2 = Entre as estantes
stops-library-s3 = Fio da meada
stops-library-s4 = A única parede
stops-library-s5 = Quando o gato sai
stops-library-s6 = Folhear antes
stops-library-s7 = Rebobinar
stops-library-s8 = Marca-página
stops-library-s9 = Pelas costas do gato
stops-library-s10 = Capítulo trancado

stops-kitchen-s1 = Cadê o gato?
stops-kitchen-s2 = Pise aqui
stops-kitchen-s3 = Porção dupla
stops-kitchen-s4 = Reação em cadeia
stops-kitchen-s5 = Jogo dos sete erros
stops-kitchen-s6 = A chave de cima
stops-kitchen-s7 = Fogo baixo
stops-kitchen-s8 = Defeito no espelho
stops-kitchen-s9 = Sai e entra de novo
stops-kitchen-s10 = O último sai primeiro

stops-alley-s1 = Fininho, fininho
stops-alley-s2 = Uma mordida
stops-alley-s3 = Clac!
stops-alley-s4 = Vem, bichano
stops-alley-s5 = Por onde entrar?
stops-alley-s6 = Dobrando a esquina
stops-alley-s7 = Casa de wafer
stops-alley-s8 = Roer o freio
stops-alley-s9 = A última mordida
stops-alley-s10 = Em gelo fino

stops-palace-s1 = Um pingo de chá
stops-palace-s2 = Freio no gelo
stops-palace-s3 = O maior manda
stops-palace-s4 = Mordida para dois
stops-palace-s5 = Potências de dois
stops-palace-s6 = Buraco da agulha
stops-palace-s7 = As contas da princesa
stops-palace-s8 = Tão perto
stops-palace-s9 = O buraco que ficou
stops-palace-s10 = De volta ao lar
