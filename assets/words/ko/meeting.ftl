## 두 기기가 한 매치에서 만나는 곳의 말

meeting-heading = 두 기기로
meeting-about = 다른 기기에서도 이 화면을 여세요. ‘둘이서’에서 상대를 ‘다른 기기’로 고르면 돼요. 둘 다 같은 네트워크에 있어야 해요. 게임과 미로는 초대하는 쪽이 골라요.
meeting-looking = 다른 기기를 찾고 있어요
meeting-in_vain = 아직 아무도 없어요. 게스트 네트워크는 기기 간 연결을 막는 일이 많고, 방화벽이 게임을 막고 있을 수도 있어요. 아래 주소나 휴대폰 핫스팟을 써 보세요.
meeting-choose = 누구와 할지 고르세요.
meeting-waits = { $name } 님의 답을 기다려요
meeting-refused = { $name } 님은 지금은 하고 싶지 않대요.
meeting-unanswered = { $name } 님이 답하지 않았어요. 다시 해 보세요.
meeting-other_version = 게임 버전이 다른 사람
meeting-trouble = 시스템이 네트워크를 열어 주지 않아요: { $why }
meeting-address = 또는 다른 기기의 주소 입력
meeting-own_address = 이 기기의 주소: { $address }
meeting-scan = 게임이 없나요? 이것을 찍거나 브라우저에서 여세요:
meeting-no_page = 다운로드판처럼 프로그램 옆에 게임 페이지가 있으면 브라우저로도 함께할 수 있어요.
meeting-invites = { $name } 님의 초대
meeting-what = { $mode } · { $best }
meeting-invite = 초대하기
meeting-look = 찾아보기
meeting-accept = 하기
meeting-decline = 나중에
meeting-plays = { $one } 대 { $two }
meeting-may_watch = 지금 대결하고 있어요. 구경할 수 있어요.
meeting-watch = 구경하기
meeting-about_pages = 같은 네트워크에 있는 두 페이지끼리 서버 없이 대결할 수 있어요. 한 사람이 링크를 보내고, 다른 사람이 링크를 다시 보내요. 게임과 미로는 초대한 사람이 고른 대로예요.
meeting-about_served = 이 페이지는 친구의 게임에서 열렸고, 그 게임과 대결해요. 게임과 미로는 초대한 사람이 고른 대로예요.
meeting-line-idle = 친구에게 링크를 보내거나, 받은 링크를 붙여 넣으세요.
meeting-line-writing = 링크를 만들고 있어요
meeting-line-invited = 친구에게 링크를 보내거나 코드를 찍게 하세요. 돌아온 링크는 아래에 붙여 넣으세요.
meeting-line-answered = 거의 다 됐어요! 이 답장을 다시 보내거나 코드를 찍게 하세요. 이 페이지를 닫지 마세요.
meeting-line-opening = 연결하고 있어요
meeting-line-open = 연결됐어요. 친구를 기다리는 중이에요.
meeting-line-broken = 두 페이지가 서로 닿지 않아요. 같은 네트워크에 있어야 하는데, 게스트 네트워크는 기기 간 연결을 막는 일이 많아요. 휴대폰 핫스팟을 써 보고 다시 초대하세요.
meeting-line-unreadable = 대결 링크가 아니거나, 다른 초대에 대한 답장이에요.
meeting-line-impossible = 이 브라우저는 다른 페이지와 연결할 수 없어요. 시크릿 창이 아닌 다른 브라우저를 써 보세요.
meeting-line-unanswered = 이 페이지를 보내 준 게임이 대답하지 않아요. 같은 네트워크에서 그쪽의 ‘두 기기’ 화면을 열어 두어야 해요.
meeting-own_letter = 이건 내 링크예요. 친구에게 보내세요.
meeting-write_letter = 링크로 초대하기
meeting-copy_letter = 링크 복사하기
meeting-letter = 친구가 보낸 링크를 여기에 붙여 넣으세요
meeting-read = 읽기

## 다른 기기와 하는 매치의 말

meeting-far = 다른 기기
meeting-far_card = 다른 기기에서 플레이
meeting-find = 다른 기기 찾기
meeting-not_ready = { $name } 님을 기다려요
meeting-waits_for_you = { $name } 님이 기다려요.
meeting-paused = { $name } 님이 멈췄어요
meeting-quiet = { $seconds }초째 { $name } 님에게서 소식이 없어요. 다시 연결되는 대로 매치가 이어져요.
meeting-left = { $name } 님이 나갔어요
meeting-impossible = { $name } 님의 기기가 있을 수 없는 일을 알려 왔어요: { $what }. 매치가 끝났어요.
meeting-to_lobby = 로비로
meeting-you = 나
meeting-far_note = 마저 걷거나 포기하세요
meeting-go_on_alone = 혼자 계속
meeting-give_up = 포기
meeting-squeak = 찍찍!
meeting-wave = 안녕!
meeting-squeak_key = 찍찍
meeting-wave_key = 인사
meeting-watched_end = 두 사람이 매치를 떠났어요.
meeting-watched_quiet = { $seconds }초째 매치 소식이 없어요.
meeting-next_round_soon = 둘 다 준비되면 다음 라운드가 시작돼요.
meeting-watchers = { $round } · 구경 { $count }

## 휴대폰이 게임패드가 되는 곳의 말

phones-heading = 휴대폰을 게임패드로
phones-key = 휴대폰 게임패드
phones-about = 휴대폰 카메라로 코드를 찍거나 브라우저에서 주소를 여세요. 아무것도 설치하지 않아도 휴대폰이 게임패드가 돼요. 같은 네트워크에 있어야 해요. 첫 번째 휴대폰은 1P의 생쥐를, 두 번째는 2P의 생쥐를 움직여요.
phones-nobody = 아직 휴대폰 없음
phones-joined = 휴대폰 { $count }대 연결됨
phones-in_vain = 아직 아무도 없어요. 게스트 네트워크는 기기 간 연결을 막는 일이 많고, 방화벽이 게임을 막고 있을 수도 있어요. 휴대폰의 핫스팟도 괜찮아요.
phones-no_network = 이 기기는 휴대폰이 들어올 수 있는 네트워크에 있지 않아요.
phones-trouble = 시스템이 네트워크를 열어 주지 않아요: { $why }
phones-other_network = 다른 네트워크
phones-done = 완료
phones-joining = 잠깐만요
phones-lost = 게임이 답하지 않아요. 아직 열려 있나요?
phones-one = 1P를 움직여요
phones-two = 2P를 움직여요
phones-run = 달리기
phones-scan_again = 화면의 코드를 다시 찍어 주세요
