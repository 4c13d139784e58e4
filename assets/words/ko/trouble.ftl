## 오류에 관한 말

trouble-link = 이 링크를 열 수 없어요. { $why }
trouble-no_pack = 바뀐 것이 없어요: { $why }

## 그런 미로가 없는 까닭

trouble-maze_code-width = { $rooms }열이요? { $least }~{ $most }열만 돼요
trouble-maze_code-height = { $rooms }행이요? { $least }~{ $most }행만 돼요
trouble-maze_code-only_worlds = 이 크기는 고리 없는 크러스컬만 돼요
trouble-maze_code-size = “{ $text }”: 크기가 아니에요. 30x20처럼 쓰세요
trouble-maze_code-percent = “{ $text }”: 백분율이 아니에요. 0~100으로 쓰세요
trouble-maze_code-name_like = “{ $word }”: 그런 생성기는 없어요. 혹시 { $name }?
trouble-maze_code-name = “{ $word }”: 그런 생성기는 없어요. 있는 것: { $names }
trouble-maze_code-memory = 이 미로에는 메모리가 { $megabytes } MB 필요한데, 여기엔 그만큼 없어요
trouble-maze_code-never_joined = { $generator }: 출발점과 도착점이 맨 끝에야 이어져요. “joined”를 빼세요
trouble-maze_code-never_shaped = { $generator }: 직사각형만 지어요. 모양을 쓰려면 다른 생성기를 고르세요
trouble-maze_code-shape = 이 코드의 모양이 잘렸거나 잘못됐어요
trouble-maze_code-shape_too_large = 모양을 쓰기에 방 { $rooms }개는 너무 많아요. { $most }개까지 돼요
trouble-maze_code-shape_and_quest = 모양이 있는 미로에는 “{ $field }” 같은 건 못 써요. 둘 중 하나를 빼세요
trouble-maze_code-unknown_world = 이 세계는 여기 없어요. 먼저 파일을 여세요
trouble-maze_code-drawn = 그린 미로의 코드가 잘렸거나 잘못됐어요
trouble-maze_code-no_rooms_for_quest = { $generator }: 방을 파지 않아요. “{ $field }” 부분을 빼세요
trouble-maze_code-too_large_for_quest = “{ $field }”에 방 { $rooms }개는 너무 많아요. { $most }개까지 돼요
trouble-maze_code-no_revision = { $generator } 뒤에 숫자가 빠졌어요. { $generator }{ $revision }처럼 쓰세요
trouble-maze_code-revision = 이 게임에 { $generator }{ $revision } 버전은 없고 { $generator }{ $known }만 있어요
trouble-maze_code-no_seed = 시드는 아무 숫자나 글이어도 되지만, 비워 둘 순 없어요
trouble-maze_code-missing = 코드가 모자라요. kruskal1-30x20-233 같은 꼴이어야 해요
trouble-maze_code-field = “{ $text }”: 여기 올 수 없어요. 코드는 kruskal1-30x20-loops10-233 같은 꼴이에요
trouble-maze_code-text_seed = “{ $text }”: 여기 올 수 없어요. 코드는 kruskal1-30x20-loops10-233 같은 꼴이고, 글로 된 시드는 ~ 뒤에 써요

## 그런 매치가 없는 까닭

trouble-match_code-too_large = 컴퓨터에게 방 { $rooms }개는 너무 많아요. { $most }개까지 할 수 있어요
trouble-match_code-endless = 무한 게임과 끝없는 미로는 함께만 쓸 수 있어요. endless1-233~endless-bo3처럼 쓰세요
trouble-match_code-quest = 둘째 치즈와 열쇠는 혼자 할 때만 써요. “cheeses2”와 “keys1”을 빼세요
trouble-match_code-walled_off = 규칙 없이는 지나갈 길이 없는 미로예요. 혼자 하는 미로예요
trouble-match_code-no_rules = 규칙이 빠졌어요. 매치는 kruskal1-20x15-7~race-bo3 같은 꼴이에요
trouble-match_code-mode_like = “{ $word }”: 그런 게임은 없어요. 혹시 { $mode }?
trouble-match_code-mode = “{ $word }”: 그런 게임은 없어요. 있는 것: { $modes }
trouble-match_code-best_of = “{ $text }”: 라운드 수가 아니에요. bo1, bo3, bo5, bo7 중에서 쓰세요
trouble-match_code-head_start = “{ $text }”: ‘먼저 출발’ 값이 아니에요. lead2x5는 2P가 5초 먼저 출발한다는 뜻이고, 1~{ $most }초가 돼요
trouble-match_code-speed = “{ $text }”: 속도가 아니에요. 초당 4, 5, 6, 8, 10, 12, 15, 20칸 중에서 쓰세요
trouble-match_code-ghost = 고스트는 같은 미로의 단판 경주만, 먼저 출발 없이 달려요. race-bo1-ghost처럼 쓰세요
trouble-match_code-snatch = 치즈 잡기는 사람 둘이 하는 게임이에요: 컴퓨터를 빼 주세요
trouble-match_code-field = “{ $text }”: 여기 올 수 없어요. 매치는 kruskal1-20x15-7~race-bo3-mirrored-lead2x5-sharp8 같은 꼴이에요

## 책갈피가 아닌 까닭

trouble-bookmark-step = “{ $text }”: 단계가 아니에요. @12, 구간을 반복하려면 @12-18처럼 쓰세요
trouble-bookmark-rule = “{ $text }”: 그런 규칙은 없어요. naive, size, rank 다음에 none, halving, full을 쓰세요
trouble-bookmark-old = “{ $text }”: 버전 0.2의 연습인데, 트리가 바뀌었어요. 새로 시작하세요
trouble-bookmark-maze = { $code }: 작업대에 올릴 수 없어요. 고리 없고 방이 { $most }개 이하인 kruskal 미로만 돼요
trouble-bookmark-field = “{ $text }”: 여기 올 수 없어요. 책갈피는 kruskal1-4x3-7@12-18 size halving loop 같은 꼴이에요

## 리플레이나 도전장을 받지 않은 까닭

trouble-challenge-something_else = 도전장이 아니에요. 도전장은 icetea:로 시작해요
trouble-challenge-version = 다른 버전의 게임에서 온 도전장이에요 ({ $version })
trouble-challenge-too_long = 도전장이라기엔 너무 길어요. { $most }자까지 돼요
trouble-challenge-broken = 도전장의 일부가 빠졌어요. 줄 전체를 다시 복사하세요
trouble-challenge-tampered = 누가 고친 리플레이라 믿을 수 없어요
trouble-challenge-untrue = 미로와 맞지 않는 리플레이예요
trouble-challenge-unsuited = 도움 없이, 제 속도로, 너무 길지 않게 끝낸 판만 도전장이 돼요

## 파일 오류에 관한 말

trouble-files-damaged = 손상된 파일이 있어요: { $file }. 새 이름: { $kept_as }
trouble-files-damaged_lines = { $file }에 손상된 줄이 있어요. 옮겨 둔 곳: { $kept_in }
trouble-files-newer = 더 새로운 버전의 게임에서 온 파일이에요: { $file }. 새 이름: { $kept_as }
trouble-files-foreign = 다른 곳에서 온 파일이에요: { $file }. 새 이름: { $kept_as }
trouble-files-key_lost = 게임의 서명 키가 사라졌어요. 예전 최고 기록은 이제 다른 곳에서 온 것으로 쳐요
trouble-files-clock_jumped = 컴퓨터 시계가 건너뛰어 게임을 다시 시작했어요. 하던 판은 ‘이어하기’에 있어요
trouble-files-all_newer = 아무것도 바꾸지 않았어요. 더 새로운 버전의 게임에서 온 파일이에요
trouble-files-all_damaged = 아무것도 바꾸지 않았어요. 손상된 파일이에요
trouble-files-cannot_save = { $file } 저장 실패: { $reason }
trouble-files-elsewhere = { $what }. 게임이 계속 다시 시도해요. 설정의 ‘모든 게임 데이터’로 다른 곳에 저장할 수 있어요
trouble-files-cannot_read = { $file } 읽기 실패: { $reason }
trouble-files-rescued = 지난번에 저장하지 못한 것이 { $file }에 있어요. 게임으로 열면 되찾을 수 있어요
trouble-files-crashed = 지난번에 게임이 갑자기 꺼졌어요. 보고서: { $report }
trouble-files-no_folder = 폴더가 없어 아무것도 저장할 수 없어요. ICETEA_MAZE_DIR에 폴더를 지정하세요
trouble-files-full = 디스크가 가득 찼어요
trouble-files-read_only = 읽기 전용 디스크예요
trouble-files-not_a_file = 파일이 아니라 폴더나 파이프나 장치예요
trouble-files-not_allowed = 시스템이 허락하지 않아요
trouble-files-busy = 다른 창의 게임이 이 폴더를 쓰고 있어요
trouble-files-cannot_set_aside = 이 버전의 게임이 이해하지도 옮기지도 못해요: { $reason }
trouble-files-cannot_write_down = 쓸 수 없어요: { $reason }
trouble-files-assumed = 이 미로가 맞나요? { $what }
trouble-files-doubted = 아닐지도 몰라요: { $why }.

## 파일이 미로도 리플레이도 아닌 까닭

trouble-unreadable-empty = 비어 있어요
trouble-unreadable-damaged = 손상됐거나 일부가 빠졌어요
trouble-unreadable-several_lists = 미로일 수 있는 목록이 여러 개예요. 하나만 남기거나 하나의 이름을 “maze”로 하세요
trouble-unreadable-two_starts = 출발점이 두 개예요
trouble-unreadable-no_open_tile = 온통 벽이에요
trouble-unreadable-ends = 출발점과 도착점은 서로 다른 열린 칸이어야 해요
trouble-unreadable-no_walls = 그림에 벽이 없어요. 밝기가 모두 비슷해요
trouble-unreadable-no_tiles = 그림에 미로가 없어요. 벽은 곧고, 행과 열이 맞고, 굵기가 같아야 해요
trouble-unreadable-no_part = 미로를 이루는 것이 아니에요
trouble-unreadable-blank = 색이 있는 빈칸
trouble-unreadable-at = { $line }번째 줄 { $column }번째 글자: { $what }
trouble-unreadable-encoding = 올바른 인코딩이 아니에요: { $encoding }
trouble-unreadable-unexpected = 벽도 열린 칸도 표시도 아니에요: { $found }
trouble-unreadable-abbreviated = 여기 숫자가 생략됐어요 ({ $dots }). 배열 전체를 파일에 쓰세요
trouble-unreadable-too_large = { $columns } × { $rows }칸이에요. 한 변은 { $most }칸까지 돼요
trouble-unreadable-too_many_pixels = { $width } × { $height }픽셀은 너무 많아요
trouble-unreadable-foreign_picture = { $kind } 그림이에요. PNG, SVG, PBM, PGM, PPM만 읽을 수 있으니 PNG로 저장하세요
trouble-unreadable-version = 다른 버전의 게임에서 온 리플레이예요 ({ $version })
trouble-unreadable-card = { $number }번째 줄 “{ $line }”: 실험실 카드에 없는 말이에요
trouble-unreadable-pack-line = { $number }번째 줄 “{ $line }”: { $reason }
trouble-unreadable-pack-beginning = 모음집은 “pack1 나의 미로” 같은 줄로 시작해요
trouble-unreadable-pack-too_large = 모음집의 미로는 방 { $rooms }개까지예요
trouble-unreadable-pack-twice = 앞에 나온 미로예요
trouble-unreadable-pack-damaged = 손상된 코드예요
trouble-unreadable-pack-too_long = 모음집은 { $kilobytes } KB까지예요
trouble-unreadable-pack-count = 모음집에는 미로가 1~{ $most }개 있어야 해요
trouble-unreadable-recording = 이 리플레이의 { $line }번째 줄은 말이 안 돼요
trouble-unreadable-unfit = 프로그램이 이 미로에서 했을 리 없는 일이에요
trouble-unreadable-memory = 메모리가 { $megabytes } MB 필요한데, 그만큼 없어요

## 파일을 읽으려고 짐작한 것

trouble-assumed-exchanged = 테두리가 닫히도록 벽과 열린 칸을 맞바꿨어요
trouble-assumed-inside_out = 테두리가 모두 열려 있어요. 벽과 열린 칸이 거꾸로라면 파일에서 맞바꾸세요
trouble-assumed-blank_wall_by_border = 테두리가 거의 빈칸이라 빈칸을 벽으로 봤어요
trouble-assumed-perhaps_wide = 글자 하나를 한 칸으로 봤어요. 방이 여러 글자 너비라면 틀린 거예요
trouble-assumed-unjoined = 선이 이어지지 않은 곳이 있어 글자 하나를 한 칸으로 봤어요
trouble-assumed-first_of_several = 글 덩어리가 여럿이라 첫째 것을 읽었어요
trouble-assumed-floor_below_mark = 표시 밑의 바닥은 보이지 않아 열린 칸으로 봤어요
trouble-assumed-numbered_ends = 2를 출발점, 3을 도착점으로 봤어요
trouble-assumed-row_first = 출발점과 도착점의 위치를 0부터 센 [행, 열]로 봤어요
trouble-assumed-column_first = 출발점과 도착점의 위치를 0부터 센 [열, 행]으로 봤어요
trouble-assumed-light_walls = 그림의 밝은 부분을 벽으로 봤어요
trouble-assumed-no_goal_mark = 도착점 표시가 없어 마지막 열린 칸으로 정했어요
trouble-assumed-no_start_mark = 출발점 표시가 없어 첫 열린 칸으로 정했어요
trouble-assumed-one_tile = 열린 칸이 하나뿐이에요
trouble-assumed-no_way = 출발점에서 도착점으로 가는 길이 없어요
trouble-assumed-only_walls = 출발점에서 도착점까지 벽뿐이에요. 벽이 길이라면 파일에서 열린 칸과 맞바꾸세요
trouble-assumed-parts = 군데군데 틈이 있고, 갈 수 없는 곳이 있어요
trouble-assumed-wall_by_border = 테두리에 가장 많은 것을 벽으로 봤어요: { $wall }
trouble-assumed-short_line = { $line }번째 줄이 일찍 끝나 빠진 곳을 벽으로 봤어요
trouble-assumed-empty_line = { $line }번째 줄이 비어 한 줄 벽으로 봤어요
trouble-assumed-left_out = { $line }번째 줄은 미로의 일부가 아닌 듯해 뺐어요
trouble-assumed-other_size = { $line }번째 줄에는 { $claimed }, 실제 미로는 { $columns } × { $rows }칸이에요
trouble-assumed-many_openings = 출발점과 도착점 표시가 없고 테두리에 틈이 두 개가 아니라 { $count }개예요. 처음과 마지막 열린 칸으로 정했어요
trouble-assumed-margin = 여백을 잘랐어요: 왼쪽 { $left }, 위 { $top }, 오른쪽 { $right }, 아래 { $bottom }픽셀
trouble-assumed-lines = 벽의 굵기를 { $wall }픽셀, 방의 너비를 { $room }픽셀로 봤어요
trouble-assumed-fractional = 칸의 너비를 { $pixels }픽셀로 봤어요
trouble-assumed-start = { $hue } 점을 출발점으로 봤어요
trouble-assumed-goal = { $hue } 점을 도착점으로 봤어요
trouble-assumed-misfit = 그림의 { $percent }%가 칸에 맞지 않아요
trouble-assumed-no_maze = 미로가 아닐지도 몰라요: { $why }
trouble-assumed-open_border = 테두리의 { $percent }%가 열려 있어요
trouble-assumed-mostly_wall = 열린 칸이 { $percent }%뿐이에요

## 색의 이름

trouble-assumed-hues-green = 초록
trouble-assumed-hues-cyan = 청록
trouble-assumed-hues-blue = 파랑
trouble-assumed-hues-yellow = 노랑
trouble-assumed-hues-magenta = 자홍
trouble-assumed-hues-red = 빨강
