## 퀴즈에 나오는 말: 미로 넷, 어느 것을 어떻게 지었을까

which_built-title = 누가 지었을까?
which_built-about = 미로 넷, 질문 하나: 알아볼 수 있을까요?
which_built-built_by = ‘{ $generator }’의 작품은?
which_built-hint = 통로를 살펴보세요. 얼마나 긴지, 몇 개나 막혀 있는지, 어느 쪽으로 쏠리는지.
which_built-known_by = { $generator }: { $how }
which_built-answer = 답하기
which_built-next = 다음 문제
which_built-watch = 넷이 지어지는 모습 보기
which_built-right = 정답!
which_built-right_one = 이거예요
which_built-given = 내 답
which_built-in_a_row = { $count }개 연속
which_built-best = 최고 { $count }

## 네 미로에 대해 물을 수 있는 것

which_built-asks-dead_ends = 막다른 길이 가장 많은 미로는?
which_built-asks-longest_way = 끝에서 끝까지 가장 먼 미로는?
which_built-asks-corridors = 통로가 가장 긴 미로는?
which_built-asks-straight = 곧장 가는 길이 가장 많은 미로는?
which_built-asks-slant = 아래로 열린 막다른 길이 없는 미로는?

## 미로에서 잰 것

which_built-dead_ends = 막다른 길 { $count }개
which_built-longest_way = 끝에서 끝까지 { $steps }걸음
which_built-corridors = 통로마다 { $mean }걸음
which_built-straight = { $percent }% 직진
which_built-slant = 막다른 길: 아래로 { $down }개, 오른쪽으로 { $right }개
