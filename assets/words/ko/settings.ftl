## 어떤 모습으로 그릴지

looks-ice_tea = 아이스티
looks-night = 밤
looks-paper = 종이

## 미로의 모양

outlines-rectangle = 직사각형
outlines-circle = 원
outlines-heart = 하트
outlines-star = 별
outlines-cat = 고양이
outlines-mouse = 생쥐
outlines-cheese = 치즈
outlines-teacup = 찻잔
outlines-word = 낱말
outlines-own = 고유 모양

## 설정의 쪽

pages-general = 일반
pages-view = 화면
pages-sound = 소리
pages-access = 접근성
pages-keys = 키
pages-more_keys = 다른 키

## 설정의 줄

settings_rows-language = 언어
settings_rows-look = 테마
settings_rows-walls = 벽
settings_rows-frame_rate = 프레임
settings_rows-fullscreen = 전체 화면
settings_rows-save_all = 모든 게임 데이터
settings_rows-take_over = 다른 기기의 데이터
settings_rows-interface = UI 크기
settings_rows-hud = 시간과 걸음 표시
settings_rows-trail = 발자국 표시
settings_rows-camera = 카메라 속도
settings_rows-split = 화면 분할
settings_rows-shared_view = 다 보이면 한 화면으로
settings_rows-sound = 소리
settings_rows-music = 음악
settings_rows-effects = 효과음
settings_rows-menus = 메뉴
settings_rows-way_sounds = 갈림길·막다른 길 소리
settings_rows-rumble = 진동
settings_rows-read_aloud = 읽어 주기
settings_rows-reduced_motion = 움직임 줄이기
settings_rows-high_contrast = 고대비
settings_rows-colour_blind_safe = 색각 이상 배려
settings_rows-walking = 걷기 키
settings_rows-game_speed = 게임 속도
settings_rows-projector = 프로젝터

## 저장된 모든 것을 다른 기기로 옮길 때 나오는 말

data-save = 파일로 저장
data-open = 파일 열기
data-drop = 파일을 이 창에 끌어다 놓기
data-ask = 모두 바꿀까요?
data-own = 네, 내 것
data-others = 네, 남의 것
data-taken_over = 모든 게임 데이터를 바꿨어요. 원래 있던 데이터의 파일: { $file }

## 벽의 두께

walls-thick = 두껍게
walls-thin = 얇게

## 카메라가 따라오는 속도

cameras-gentle = 천천히
cameras-usual = 보통
cameras-swift = 빠르게

## 두 사람이 창을 나누는 법

splits-automatic = 자동
splits-side_by_side = 좌우로
splits-one_above_the_other = 위아래로

## 걷기 키를 누르고 있을지, 톡 누를지, 키 하나로 다 할지

walkings-hold = 길게
walkings-tap = 톡톡
walkings-one_key = 키 하나
