## 여행에서 만나는 스테이지의 이름, 차례대로

stops-garden-s1 = 바로 옆집
stops-garden-s2 = 왼쪽에 남은 것
stops-garden-s3 = 찻주전자 뒷문
stops-garden-s4 = 실낱같은 희망
stops-garden-s5 = 갔다가 돌아오기
stops-garden-s6 = 한 걸음 앞
stops-garden-s7 = 둘을 위한 차
stops-garden-s8 = 한 걸음 더 가서
stops-garden-s9 = 가로수길 셋
stops-garden-s10 = 먼저 가세요

stops-cellar-s1 = 미끌미끌 출발
stops-cellar-s2 = 한 번 뒤로 쭉
stops-cellar-s3 = 반대쪽으로
stops-cellar-s4 = 마른땅 한 뼘
stops-cellar-s5 = 지나는 김에
stops-cellar-s6 = 벽 짚고 살살
stops-cellar-s7 = 얼음 위의 열쇠
stops-cellar-s8 = 아이스티
stops-cellar-s9 = 스케이트장
stops-cellar-s10 = 꽁꽁

stops-library-s1 = 불 끕니다
stops-library-s2 = 서가 사이로
stops-library-s3 = 붉은 실
stops-library-s4 = 단 하나의 벽
stops-library-s5 = 고양이 없는 사이에
stops-library-s6 = 미리 읽기
stops-library-s7 = 되감기
stops-library-s8 = 책갈피
stops-library-s9 = 고양이 등 뒤로
stops-library-s10 = 잠긴 장

stops-kitchen-s1 = 고양이 없는 쪽문
stops-kitchen-s2 = 여기를 밟으세요
stops-kitchen-s3 = 곱빼기
stops-kitchen-s4 = 연쇄 반응
stops-kitchen-s5 = 다른 그림 찾기
stops-kitchen-s6 = 맨 위의 열쇠
stops-kitchen-s7 = 천천히 푹
stops-kitchen-s8 = 거울에 난 흠
stops-kitchen-s9 = 나갔다 다시 들어오기
stops-kitchen-s10 = 나중에 넣은 것 먼저

stops-alley-s1 = 바사삭
stops-alley-s2 = 딱 한 입
stops-alley-s3 = 찰칵 조심
stops-alley-s4 = 나비야, 이리 온
stops-alley-s5 = 어디로 들어갈까?
stops-alley-s6 = 모퉁이 돌아
stops-alley-s7 = 웨하스 집
stops-alley-s8 = 브레이크를 갉아라
stops-alley-s9 = 마지막 한 입은 아껴
stops-alley-s10 = 살얼음판

stops-palace-s1 = 차 한 방울
stops-palace-s2 = 얼음 브레이크
stops-palace-s3 = 작은 쪽을 큰 쪽에
stops-palace-s4 = 둘을 위한 한 입
stops-palace-s5 = 2의 거듭제곱
stops-palace-s6 = 바늘구멍
stops-palace-s7 = 공주의 셈
stops-palace-s8 = 바로 코앞
stops-palace-s9 = 지나온 자리의 구멍
stops-palace-s10 = 집까지 데려다주기
