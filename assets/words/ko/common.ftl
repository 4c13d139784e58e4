language = 한국어
locale = ko
tagline = 생쥐가 치즈를 찾게 도와주세요

## 메인 메뉴의 미로

your_maze = 나의 미로
all_choices = 더 고르기
size = 크기
custom = 직접
columns = 열
rows = 행
seed = 시드
roll = 굴리기
shape = 모양
word = 낱말
labelled = { $label }: { $value }
built_by = 생성기
loops = 고리
one_way = 외길
several_ways = 여러 길
look = 테마
code = 코드
copy = 복사
rooms = 방 { $count }개
still_building = 아직 미로를 짓는 중: { $percent }%
still_finding_ways = 아직 모든 경로를 찾는 중: { $percent }%
shortest_path = 최단 경로 { $steps }걸음
dead_end_count = 막다른 길 { $count }개
building = 미로를 짓고 있어요
is_world = 하나의 세계: 플레이할 때 지어요
reading = 미로를 읽고 있어요
is_it_a_maze = 이게 미로일까요?
open_anyway = 그래도 열기

## 미로 안에서

time = 시간
steps = 걸음
best = 최고
you = 나
cheese = 치즈
maze = 미로
explored = 탐험
quit_asks = 정말요?
your_trail = 내 발자국
solvers_trail = 길잡이의 발자국
fork_between = 가는 길에 갈림길이 있어요
perfect = 완벽해요!
searching = 길을 찾고 있어요
found = 길을 찾았어요
no_path = 길이 없어요
filled = 메움
longest_stack = 최대 스택
longest_queue = 최대 큐
longest_path = 최대 경로
steps_a_second = 초당 걸음
paused = 잠시 멈춤
sound_is_on = 소리 켬
sound_is_off = 소리 끔

## 파일로 만드는 미로

export = 저장·인쇄
any_size = 모든 크기
file_kind = 형식
save = 저장
saved = 저장했어요: { $path }
downloaded = 다운로드에 저장: { $name }
copied = 복사했어요: { $text }
copied_much = 클립보드에 복사했어요

## 결과

cheese_found = 치즈를 찾았어요!
new_best = 새 최고 기록
new_best_by = 신기록, { $seconds }초 단축
best_is = 최고 기록 { $time }
helped = 도움 받음: 기록 안 됨
your_steps = 내 걸음
dead_ends = 들어간 막다른 길
rooms_entered = 탐색이 들어간 방
best_path = 최단 경로
best_path_steps = 최단 경로, { $steps }걸음
detour_steps = 돌아간 길, { $steps }걸음
next_maze = 다음 미로
next_is = 다음 미로: 같은 크기, 시드 { $seed }
again = 한 번 더
new = 새로
title = 메뉴

## 설정

settings = 설정
no_voice = 읽어 줄 음성 프로그램이 없어요: speech-dispatcher를 설치하세요
no_sound_device = 소리 장치를 찾지 못해 게임이 조용해요.
preview = 미리보기
path = 경로
backtracked = 되돌아감
how_to_play = 도움말

## 숫자

number-group = ,
number-decimal = .
number-percent = { $percent }%
