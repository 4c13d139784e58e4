## 알고리즘의 이름과 하는 일, 단계마다 하는 말.
## 프로그램은 읽기 위한 코드예요: 줄은 제자리에 있어야 하고, 들여쓰기는 빈칸 두 개예요.

kruskal-title = 유니온 파인드 · 크루스칼
kruskal-idea = 아이스티 공주는 양쪽이 아직 이어지지 않은 벽만 열어요. 유니온 파인드가 그걸 순식간에 알려 줘요.
kruskal-tells = 미로 곳곳에서 한꺼번에 벽이 열려요. 짧은 막다른 길이 많고 고르게 퍼져 있으며, 눈에 띄는 방향이 없어요.
kruskal-program =
    무작위 순서로 벽마다:
      a, b = 벽 양쪽의 방
      만약 find(a) != find(b):
        벽을 연다
        union(a, b)  # 크기 기준
      아니면: 벽을 남긴다
kruskal-merged = 벽 { $tile }: 두 집합을 가르니 열어요. { $from }번이 { $to }번 아래로 가요.
kruskal-kept = 벽 { $tile }: 양쪽이 같은 집합이니 남겨요.
kruskal-took = 벽 { $tile } 차례: a = { $from }, b = { $to }.
kruskal-compared = find(a) = { $from }, find(b) = { $to }: 서로 같을까요?
kruskal-opened = 서로 달라요: 벽 { $tile } 열기.

kruskal-find-idea = 방은 저마다 부모를, 루트는 자기 자신을 가리켜요. 올라가며 하나 걸러 하나씩 부모의 부모 아래에 매달아요.
kruskal-find-program =
    find(x):
      parent[x] != x인 동안:
        parent[x] = parent[parent[x]]
        x = parent[x]
      x를 반환  # 루트
kruskal-find-halved = { $from }번은 루트가 아니에요. 이제 부모의 부모인 { $to }번 아래에 매달려요.
kruskal-find-stayed = { $from }번은 이미 루트 { $to }번 바로 아래라 바뀌지 않아요.
kruskal-find-went_on = 위로 가요: { $from }번 → { $to }번.
kruskal-find-found = { $to }번은 자기 자신을 가리켜요. 루트예요.

find-plain-idea = find는 루트가 나올 때까지 부모를 따라 올라가요.
find-plain-program =
    find(x):
      parent[x] != x인 동안:
        x = parent[x]
      x를 반환  # 루트
find-plain-began = find({ $from }): { $from }번에서 루트까지 올라가요.
find-plain-went_up = { $from }번은 루트가 아니라 { $to }번으로 올라요.
find-plain-found = { $to }번은 자기 자신을 가리켜요. 루트예요.

find-halving-idea = find는 오르며 하나 걸러 하나씩 부모의 부모 아래에 매달아요.
find-halving-program =
    find(x):
      parent[x] != x인 동안:
        parent[x] = parent[parent[x]]
        x = parent[x]
      x를 반환  # 루트
find-halving-began = find({ $from }): { $from }번에서 루트까지 올라가요.
find-halving-halved = { $from }번은 { $tile }번 아래에 있었어요. 이제 부모의 부모인 { $to }번 아래에 매달려요.
find-halving-went_on = 위로 가요: { $from }번 → { $to }번.
find-halving-went_up = { $from }번은 루트 바로 아래라 그대로 둬요. { $to }번으로 올라요.
find-halving-found = { $to }번은 자기 자신을 가리켜요. 루트예요.

find-full-idea = find는 루트를 알고 나면 경로 전체를 루트 바로 아래에 매달아요.
find-full-program =
    find(x):
      root = x
      parent[root] != root인 동안:
        root = parent[root]
      parent[x] != root인 동안:
        parent[x], x = root, parent[x]
      root를 반환
find-full-began = find({ $from }): { $from }번에서 루트까지 올라가요.
find-full-went_up = { $from }번은 루트가 아니라 { $to }번으로 올라요.
find-full-saw = { $to }번은 자기 자신을 가리켜요. 루트예요.
find-full-turned = { $to }번이 루트예요. 한 번 더 오르며: { $from }번은 { $tile }번 아래에 있었지만 이제 { $to }번 바로 아래예요.
find-full-hung = 한 번 더 오르며: { $from }번은 { $tile }번 아래에 있었지만 이제 루트 { $to }번 바로 아래예요.
find-full-found = 경로 전체가 루트 { $to }번 아래에 매달렸어요.

union-naive-idea = 집합이 얼마나 크든 b의 루트가 a의 루트 아래로 가요.
union-naive-program =
    union(a, b):
      a, b = find(a), find(b)
      만약 a == b: 반환
      parent[b] = a
union-naive-began = union({ $from }, { $to }): 먼저 두 루트를 찾아요.
union-naive-same = 두 루트 모두 { $from }번: 이미 한 집합이라 할 일이 없어요.
union-naive-linked = 루트가 달라요. { $from }번이 { $to }번 아래로 가요.

union-size-idea = 작은 집합이 큰 집합 아래로 가요.
union-size-program =
    union(a, b):
      a, b = find(a), find(b)
      만약 a == b: 반환
      만약 size[a] < size[b]: a, b 교환
      parent[b] = a
      size[a] += size[b]
union-size-began = union({ $from }, { $to }): 먼저 두 루트를 찾아요.
union-size-same = 두 루트 모두 { $from }번: 이미 한 집합이라 할 일이 없어요.
union-size-linked = 루트가 달라요. 크기 { $fewer }인 { $from }번이 크기 { $more }인 { $to }번 아래로 가요.

union-rank-idea = 랭크가 낮은 루트가 다른 루트 아래로 가요. 같으면 위쪽의 랭크가 올라요.
union-rank-program =
    union(a, b):
      a, b = find(a), find(b)
      만약 a == b: 반환
      만약 rank[a] < rank[b]: a, b 교환
      parent[b] = a
      만약 rank[a] == rank[b]: rank[a] += 1
union-rank-began = union({ $from }, { $to }): 먼저 두 루트를 찾아요.
union-rank-same = 두 루트 모두 { $from }번: 이미 한 집합이라 할 일이 없어요.
union-rank-linked = 루트가 달라요. 랭크 { $fewer }인 { $from }번이 랭크 { $more }인 { $to }번 아래로 가요.

backtracker-title = 깊이 우선 백트래킹
backtracker-idea = 서로 엇갈리지 않는 긴 산책길이에요. 막히면 고를 길이 남은 마지막 자리로 되돌아가요.
backtracker-tells = 막힐 때까지 가고, 그제야 되돌아가요. 통로가 길고 구불구불하며, 막다른 길이 적고, 끝에서 끝까지 아주 멀어요.
backtracker-program =
    아무 방이나 푸시한다
    스택이 비지 않은 동안:
      만약 맨 위 옆에 새 방이 있으면:
        그중 하나로 벽을 연다
        그 방을 푸시한다
      아니면: 팝한다
backtracker-went_on = { $from } 옆의 { $to }: 새 방이라 벽을 열고 푸시해요. 스택 { $held }개.
backtracker-went_back = { $from } 옆에 새 방이 없어 팝해요. 스택 { $held }개.

binary-tree-title = 이진 트리
binary-tree-idea = 방마다 왼쪽이나 위로 벽을 하나 열어요. 빠르지만, 집으로 가는 길은 늘 위 아니면 왼쪽이에요.
binary-tree-tells = 첫 방 말고는 모두 위나 왼쪽으로 열려요. 맨 윗줄과 왼쪽 열은 뻥 뚫린 통로이고, 오른쪽이나 아래로 열린 막다른 길이 없어요.
binary-tree-program =
    첫 방을 뺀 방마다:
      만약 맨 윗줄이면: 왼쪽을 연다
      아니면 만약 첫 열이면: 위를 연다
      아니면 만약 동전이 위면: 위를 연다
      아니면: 왼쪽을 연다
binary-tree-on_top = { $from }: 맨 윗줄이라 왼쪽 벽을 열어요. { $to } 쪽이에요.
binary-tree-at_the_left = { $from }: 첫 열이라 위쪽 벽을 열어요. { $to } 쪽이에요.
binary-tree-up_by_coin = 동전이 위래요: { $from }에서 { $to } 쪽 벽을 열어요.
binary-tree-left_by_coin = 동전이 왼쪽이래요: { $from }에서 { $to } 쪽 벽을 열어요.

dig-title = 두더지
dig-idea = 두더지는 이미 판 곳으로 뚫리지 않게 파요. 방만이 아니라 모든 칸을 따져요.
dig-program =
    출발점을 열고 푸시한다
    스택이 비지 않은 동안:
      만약 맨 위 옆에 세 면이 벽인 칸이 있으면:
        그중 하나를 열고 푸시한다
      아니면: 팝한다
    도착점이 아직 벽이면: 굴을 파서 잇고
      고리의 칸 하나를 메운다
dig-began = 출발점 { $tile }: 열고 푸시해요.
dig-dug = { $from } 옆의 { $tile }: 세 면이 벽이라 파고 푸시해요. 스택 { $held }개.
dig-went_back = { $from } 옆에 팔 곳이 없어 팝해요. 스택 { $held }개.
dig-tunnelled = 도착점이 아직 벽이에요. { $tile } 자리로 굴을 파요.
dig-filled = 고리가 남지 않게 { $tile } 자리를 다시 메워요.

division-title = 재귀 분할
division-idea = 여기서는 벽을 열지 않고 쌓아요. 구역마다 문이 셋인 십자 벽을 세우고, 나뉜 네 구역에도 또 세워요.
division-tells = 문이 셋씩 있는 십자 벽으로 구역을 나눠요. 길고 곧은 벽과 길고 곧은 통로를 찾아보세요.
division-program =
    전체 구역을 푸시한다
    스택에 구역이 있는 동안:
      팝하고, 그 안의 기둥을 아무거나 고른다
      더 나눌 수 있는 네 조각을 푸시한다
      기둥에서 네 방향으로 벽을 쌓는다
      그중 셋에 문을 아무 데나 하나씩 연다
division-crossed = { $from }부터 { $to }까지의 구역 차례: 십자 벽으로 나눠요.
division-walled = 벽 { $tile }: 쌓아요.
division-opened = 십자 벽에 문을 열어요: { $tile }.

drawn-title = 손으로 그림
drawn-idea = 누군가 벽을 하나하나 그린 미로예요. 우연에 맡긴 건 하나도 없어요.
drawn-program =
    방마다:
      위쪽과 왼쪽에 대해:
        만약 열린 것으로 그렸으면: 연다
        아니면: 벽을 남긴다
drawn-opened = { $from }, { $to }: 둘 사이를 열린 것으로 그렸어요.
drawn-kept = 벽 { $tile }: 그려져 있으니 남겨요.

eller-title = 엘러, 한 줄씩
eller-idea = 한 줄의 집합만 기억하며 한 줄씩 지어요. 끝없이 계속해도 메모리가 더 들지 않아요.
eller-tells = 한 줄씩 짓지만 거의 티가 나지 않아요. 곳곳에 짧은 막다른 길이 유니온 파인드만큼 있어요.
eller-program =
    줄마다:
      줄 안의 이웃 사이 벽마다:
        집합이 다르고 동전이 앞면: 연다
        아니면: 남긴다
      마지막 줄이 아니면 방마다:
        앞면이거나 집합에 길이 없음: 아래를 연다
        아니면: 아래 벽을 남긴다
eller-joined = { $from }, { $to }: 두 집합에 있으니 사이의 벽을 열어요.
eller-kept = 벽 { $tile }: 양쪽이 한 집합이거나 동전이 뒷면이라 남겨요.
eller-descended = { $from }에서 { $to } 쪽으로 아래 벽을 열어요. 동전이 앞면이거나, 집합에 다른 길이 없어요.
eller-kept_below = 벽 { $tile }: 동전이 뒷면이라 남겨요.

growing-tree-title = 자라는 트리
growing-tree-idea = 방의 목록에서 대개 가장 새로운 방을, 가끔은 아무 방이나 꺼내요. 백트래킹과 프림의 중간이에요.
growing-tree-tells = 반은 깊이 우선 탐색처럼, 반은 프림처럼 나아가요. 막다른 길은 유니온 파인드보다 적고 백트래킹보다 많아요.
growing-tree-program =
    아무 방이나 목록에 넣는다
    목록이 비지 않은 동안:
      가장 새 방을, 가끔은 아무 방이나 고른다
      만약 옆에 새 방이 있으면:
        하나로 벽을 열고 목록에 넣는다
      아니면: 그 방을 목록에서 지운다
growing-tree-grew = { $from } 고르기. 옆의 { $to }: 새 방이라 벽을 열고 목록에 넣어요. 목록 { $held }개.
growing-tree-struck = { $from } 고르기. 옆에 새 방이 없어 목록에서 지워요. 목록 { $held }개.

hunt-and-kill-title = 걷고 찾기
hunt-and-kill-idea = 막힐 때까지 걷고, 지나온 방 옆의 새 방을 한 줄씩 찾아 거기서 이어 가요.
hunt-and-kill-tells = 막힐 때까지 걷고, 새로 시작할 곳을 찾아요. 통로가 길고 막다른 길이 적어요.
hunt-and-kill-program =
    아무 방에서나 시작한다
    옆에 새 방이 있는 동안:
      하나로 벽을 열고 그리로 간다
    한 줄씩 찾기: 지나온 방 옆의 새 방
      지나온 이웃 하나로 벽을 연다
      거기서 이어 간다
hunt-and-kill-walked = { $from } 옆의 { $to }: 새 방이라 벽을 열고 그리로 가요.
hunt-and-kill-hunted = 막혔어요. 지나온 방 옆에서 새 방을 찾았어요: { $to }.
hunt-and-kill-joined = { $to }: 지나온 이웃 { $from } 쪽 벽을 열고, 여기서 이어 가요.

loops-idea = 막다른 길을 뚫어 길이 여럿 생기게 해요.
loops-program =
    막다른 길 몇 개를 무작위 순서로:
      아직 막혔고 벽 너머에 길이 있으면:
        그런 벽을 아무거나 연다
loops-looped = { $from }: 막다른 길이고 벽 { $tile } 너머에 길이 있어 열어요.

prim-title = 프림
prim-idea = 방 하나에서 서리처럼 자라는 미로예요. 가장자리 어디서든 자라나요.
prim-tells = 방 하나에서 바깥으로 자라고, 가지는 대개 방 한두 개 만에 끝나요. 막다른 길이 가장 많고, 경로가 짧아요.
prim-program =
    아무 방에서나 시작한다
    경계가 비지 않은 동안:
      경계에서 아무 방이나 꺼낸다
      닿은 이웃 하나로 벽을 연다
      그 방의 새 이웃을 경계에 넣는다
prim-grew = 경계에서 { $to } 꺼내기: 이미 닿은 { $from } 쪽 벽을 열어요. 경계 { $held }개.

sidewinder-title = 사이드와인더
sidewinder-idea = 한 줄씩, 오른쪽으로 구간을 잇고 구간마다 위로 길을 하나 내요.
sidewinder-tells = 맨 윗줄이 긴 통로 하나이고, 아래로 열린 막다른 길이 없어요.
sidewinder-program =
    한 줄씩, 방마다:
      동전이 앞면: 오른쪽을 연다  # 윗줄: 늘
      아니면: 벽을 남기고 구간을 끝낸다
    구간이나 줄이 끝나면:
      구간의 아무 방에서 위를 연다  # 윗줄 빼고
sidewinder-went_on = { $from }에서 오른쪽 벽을 열어요. { $to } 쪽이에요.
sidewinder-ended = 동전이 뒷면: 벽 { $tile } 남기기. 구간이 끝나요.
sidewinder-rose = 구간이 끝났어요. { $from }에서 위쪽 { $to } 쪽으로 벽을 열어요.

wilson-title = 윌슨의 무작위 걷기
wilson-idea = 트리를 만날 때까지 아무렇게나 걷고, 맴돈 고리는 지워요. 어떤 미로든 나올 가능성이 똑같아요.
wilson-tells = 어떤 미로든 가능성이 똑같아 눈에 띄는 게 없어요. 짧은 막다른 길이 사방에 많아요. 유니온 파인드와 나란히 두면 전문가도 찍어야 해요.
wilson-program =
    도착점의 방이 곧 트리다
    트리 밖에 방이 있는 동안:
      그런 첫 방에서:
        고리 없이 트리까지 아무렇게나 걷는다
      걸은 길을 처음부터 따라가며:
        벽을 열고, 방을 트리에 넣는다
wilson-set_out = 트리 밖의 { $from }에서 걷기 시작해요: { $to } 쪽으로.
wilson-walked = 아무렇게나 걸어요: { $from }에서 { $to } 쪽으로.
wilson-opened = 걸은 길을 따라 벽 { $tile } 열기: { $from }도 이제 트리예요.

dijkstra-title = 다익스트라
a-star-doubled-title = A스타, 추정값 두 배
a-star-title = A스타
a-star-idea = 치즈가 어디 있을지 짐작하는 물 같아요. 걸어온 걸음 g와 남았다고 추정한 걸음 h를 더한 f가 가장 작은 곳부터 가요.
a-star-program =
    출발점을 힙에 넣는다
    힙이 비지 않은 동안:
      f = g + h가 가장 작은 칸에 들어간다
      그 옆의 새 칸을 힙에 넣는다
      만약 도착점이면: 걸음을 되짚는다
    경로가 없다
a-star-entered = { $tile }: f = g + h가 가장 작아 들어가요. 힙 { $held }개.
a-star-arrived = { $tile }: 도착점이에요. 걸음을 되짚으면 경로예요.
a-star-gave_up = 힙이 비었어요: 경로가 없어요.

breadth-first-title = 너비 우선
breadth-first-idea = 물처럼, 가까운 곳부터 차례대로 가요. 처음 찾은 길이 곧 최단 경로예요.
breadth-first-program =
    출발점을 큐에 넣는다
    큐가 비지 않은 동안:
      큐의 맨 앞 칸에 들어간다
      그 옆의 새 칸을 큐에 넣는다
      만약 도착점이면: 걸음을 되짚는다
    경로가 없다
breadth-first-entered = { $tile }: 큐의 맨 앞이라 들어가고, 옆의 새 칸을 큐에 넣어요. 큐 { $held }개.
breadth-first-arrived = { $tile }: 도착점이에요. 걸음을 되짚으면 경로예요.
breadth-first-gave_up = 큐가 비었어요: 경로가 없어요.

dead-end-filler-title = 막다른 길 메우기
dead-end-filler-idea = 막다른 길을 남김없이 메워요. 남은 것이 바로 길이에요.
dead-end-filler-program =
    막다른 길을 모두 큐에 넣는다
    큐가 비지 않은 동안:
      맨 앞을 메우고, 새 막다른 길을 넣는다
    남은 길을 깊이 우선으로 걷는다:
      새 이웃으로 나아간다
        만약 도착점이면: 스택이 경로다
      없으면 되돌아간다
    경로가 없다
dead-end-filler-filled = { $tile }: 막다른 길이라 메워요. 큐 { $held }개.
dead-end-filler-went_on = 메울 막다른 길이 더 없어요. 나아가요: { $tile }.
dead-end-filler-arrived = { $tile }: 도착점이에요. 스택이 곧 경로예요.
dead-end-filler-went_back = { $tile } 옆에 새 칸이 없어 되돌아가요.
dead-end-filler-gave_up = 더 걸을 곳이 없어요: 경로가 없어요.

depth-first-title = 깊이 우선
depth-first-idea = 한 길로, 갈 수 있는 데까지 가요. 스택이 곧 경로이고, 팝한 것은 막다른 길이에요.
depth-first-program =
    출발점을 푸시한다
    스택이 비지 않은 동안:
      만약 맨 위 옆에 새 칸이 있으면:
        푸시하고, 들어갔다고 표시한다
        만약 도착점이면: 스택이 경로다
      아니면: 팝하고 되돌아간다
    경로가 없다
depth-first-began = 출발점 푸시: { $tile }.
depth-first-went_on = 맨 위 옆의 { $tile }: 새 칸이라 푸시해요. 스택 { $held }개.
depth-first-arrived = { $tile }: 도착점이에요. 스택이 곧 경로예요.
depth-first-went_back = { $tile } 옆에 새 칸이 없어 팝해요. 스택 { $held }개.
depth-first-gave_up = 스택이 비었어요: 경로가 없어요.

depth-first-calls-idea = 자기를 호출하는 함수로 하는 깊이 우선 탐색이에요. 아직 반환되지 않은 호출들이 스택이에요.
depth-first-calls-program =
    출발점 표시; dfs(출발점); 아니면: 경로 없음
    dfs(방):
      만약 도착점이면: 찾음을 반환
      오른쪽, 아래, 왼쪽, 위마다:
        새 방이면 표시; dfs(방)이 찾으면: 반환
      반환
depth-first-calls-began = 출발점 { $tile }: 표시하고 dfs({ $tile }) 호출.
depth-first-calls-called = { $tile }: 새 방이라 dfs({ $from }) 안에서 표시하고 dfs({ $tile }) 호출. 반환되지 않은 호출: { $held }개.
depth-first-calls-arrived = { $tile }: 도착점이에요. 모든 호출이 찾음을 반환하고, 그 방들이 경로예요.
depth-first-calls-returned = { $tile } 옆에 새 방이 없어요: dfs({ $tile }) 반환.
depth-first-calls-gave_up = 첫 호출이 반환됐어요: 경로가 없어요.

sharp-depth-first-title = 눈 밝은 깊이 우선
sharp-depth-first-idea = 눈을 크게 뜬 깊이 우선 탐색이에요. 눈에 보이는 막다른 길과 제 길이 막아 버린 곳은 건너뛰어요.
sharp-depth-first-program =
    출발점을 푸시한다
    스택이 비지 않은 동안:
      제 길이 막아 버린 곳을 봉한다
      다음 통로가 뻔한 막다른 길이면: 건너뛴다
      아니면 통로가 있으면: 그 너머를 푸시한다
        만약 도착점이면: 스택이 경로다
      아니면: 팝하고 되돌아간다
    경로가 없다
sharp-depth-first-began = 출발점 푸시: { $tile }.
sharp-depth-first-sealed = { $tile }: 제 길 때문에 도착점과 끊겨 봉해요.
sharp-depth-first-skipped = { $tile }: 뻔한 막다른 길이라 건너뛰어요.
sharp-depth-first-went_on = 맨 위 옆의 { $tile }: 아직 가 볼 수 있어 푸시해요. 스택 { $held }개.
sharp-depth-first-arrived = { $tile }: 도착점이에요. 스택이 곧 경로예요.
sharp-depth-first-went_back = { $tile }: 남은 통로가 없어 팝해요. 스택 { $held }개.
sharp-depth-first-gave_up = 스택이 비었어요: 경로가 없어요.

tremaux-title = 트레모
tremaux-idea = 통로를 지날 때마다 표시를 하나, 세 번은 절대 안 지나요. 분필로 그은 아리아드네의 실이에요.
tremaux-program =
    출발점에 선다
    와 본 곳이면: 곧바로 되돌아간다
    표시 없는 통로가 있으면: 표시하고 지난다
      만약 도착점에 닿으면: 끝
    아니면: 표시 하나인 통로로; 또 표시한다
    남은 통로가 없으면: 경로가 없다
tremaux-began = 출발점에 서요: { $tile }.
tremaux-turned_back = { $tile }: 와 본 곳이라 곧바로 되돌아가요. { $to } 쪽으로요.
tremaux-went_on = { $tile } 쪽 통로에 표시가 없어요. 표시하고 지나가요.
tremaux-arrived = { $tile }: 도착점이에요. 표시가 하나인 통로들이 경로예요.
tremaux-went_back = { $tile }: 모든 통로에 표시가 있어 되돌아가요.
tremaux-gave_up = 남은 통로가 없어요: 경로가 없어요.

wall-follower-left-title = 왼손 법칙
wall-follower-title = 오른손 법칙
wall-follower-idea = 벽에서 손을 떼지 않아요. 섬이 있는 미로에서는 끝없이 맴돌 수 있어서, 그걸 알아채면 칸에 표시를 해요.
wall-follower-program =
    벽에 손을 짚는다
    벽이 이끄는 대로 간다
      만약 도착점이면: 끝
      만약 한 바퀴 돌았으면: 그만큼 지운다
    같은 길을 두 번 지나면: 길을 잃었다
      출발점으로 돌아가, 이제 표시를 한다
      표시 없는 곳으로, 손 쪽부터
      없으면 되돌아간다
    경로가 없다
wall-follower-began = 벽에 손을 짚어요: { $tile }.
wall-follower-followed = 벽을 따라 나아가요: { $to }.
wall-follower-arrived = { $tile }: 도착점이에요. 끝났어요.
wall-follower-closed_ring = 벽을 따라 한 바퀴 돌았어요. { $tile }부터 지워요.
wall-follower-gave_ring_back = { $tile }: 맴돈 길이라 지워요.
wall-follower-lost = 같은 길을 두 번째 지나요. 길을 잃었어요.
wall-follower-went_back = 출발점으로 돌아가요: { $tile } 지우기.
wall-follower-went_on = { $tile }: 표시가 없어요. 손 쪽부터 그리로 가요.
wall-follower-turned_back = { $tile } 옆은 모두 표시가 있어 되돌아가요.
wall-follower-gave_up = 표시 없는 곳이 남지 않았어요: 경로가 없어요.
