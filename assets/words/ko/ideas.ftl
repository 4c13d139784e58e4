## 스테이지마다 요점 한 문장: 첫 힌트이자 끝낸 뒤에 하는 말

stops-ideas-garden-s1 = 치즈는 바로 옆집이지만, 길은 한 바퀴 빙 돌아가요.
stops-ideas-garden-s2 = 마지막 치즈로 가는 길에 있는 치즈는 어느 것일까요? 그건 나중에 먹어도 돼요.
stops-ideas-garden-s3 = 찻주전자로 올라가서, 돌아서서 다시 타고 오세요. 주전자에서 나오면 그 너머로 갈 수 있어요.
stops-ideas-garden-s4 = 내 실은 넘어갈 수 없어요. 어느 구슬부터 가면 갇힐까요?
stops-ideas-garden-s5 = 되돌아가면 실은 감기지만, 먹은 치즈는 그대로 먹은 거예요.
stops-ideas-garden-s6 = 둘 다 치즈까지 한 걸음이에요. 하나만 막는 벽을 찾으세요.
stops-ideas-garden-s7 = 마지막 치즈에는 찻주전자로만 갈 수 있어요. 그러니 다른 짝이 먼저예요.
stops-ideas-garden-s8 = 한 걸음 더 지나쳐 가세요. 벽이 쌍둥이를 막아 주고, 돌아올 때 둘이 함께 도착해요.
stops-ideas-garden-s9 = 가로수길은 셋, 라이벌은 길을 알아요. 어떤 순서로 갈까요?
stops-ideas-garden-s10 = 먼저 위쪽 치즈를 먹으세요. 그다음 벽이 쌍둥이를 막아 매트에 두는 동안 내 매트로 가세요.

stops-ideas-cellar-s1 = 얼음 위에서는 무언가에 막힐 때까지 미끄러져요.
stops-ideas-cellar-s2 = 왼쪽으로 되돌아 미끄러지세요. 멈춘 곳에서 길이 이어져요.
stops-ideas-cellar-s3 = 아래에서 가면 치즈를 지나쳐요. 위에서 오세요.
stops-ideas-cellar-s4 = 처음 있던 얼음 없는 바닥이 다시 멈춰 줘요. 거기서 한 번 더 출발하세요.
stops-ideas-cellar-s5 = 치즈 옆에서는 멈출 수 없지만, 미끄러져 지나가면 먹어요. 어디로 미끄러져야 둘 다 지나갈까요?
stops-ideas-cellar-s6 = 열쇠 없이 가는 길도 있지만, 열쇠 쪽으로 돌아가는 길이 더 짧아요.
stops-ideas-cellar-s7 = 잠긴 문은 나를 멈춰 줘요. 열쇠가 있으면 이제 아무것도 멈춰 주지 않아요. 그럼 무엇이 먼저일까요?
stops-ideas-cellar-s8 = 찻주전자로 들어가면 다른 곳에서 이어서 미끄러져요. 거기서 방향을 바꾸세요.
stops-ideas-cellar-s9 = 스케이트장에서 나를 막는 건 벽뿐이에요. 먼 치즈로 가는 길은 하나이고, 빙 돌아가는 길로 시작해요.
stops-ideas-cellar-s10 = 열쇠, 치즈, 문의 순서에 따라 미끄러져 멈추는 곳이 모두 달라져요.

stops-ideas-library-s1 = 안개 속에서도 한 번 본 곳은 계속 보이고, 치즈는 안개 너머로도 보여요.
stops-ideas-library-s2 = 치즈까지 두 걸음이지만 고양이가 그리로 와요. 지나갈 때까지 왼쪽에 숨으세요.
stops-ideas-library-s3 = 왼쪽 구슬 쪽으로 돌아서 가도 실이 딱 맞아요.
stops-ideas-library-s4 = 벽이 하나도 없어요. 길을 막는 건 내 실이니까 오른쪽 구슬이 먼저예요.
stops-ideas-library-s5 = 열쇠를 들고 가까운 길로 가면 고양이와 마주쳐요. 고양이가 막 떠난 방은 어디일까요?
stops-ideas-library-s6 = 되돌아가도 실은 줄지 않으니 먼저 살펴보세요. 어느 구슬에서 길이 이어질까요?
stops-ideas-library-s7 = 되돌아가면 실은 감기지만, 열쇠는 손에 남아요.
stops-ideas-library-s8 = 왼쪽 구슬은 돌아오는 길에 있어요. 실이 지나갈 방을 남겨 두세요.
stops-ideas-library-s9 = 열린 길은 고양이에게 이어져요. 잠긴 문으로 가면 고양이가 지나간 뒤에 나와요.
stops-ideas-library-s10 = 옆에 있는 것부터 가져오세요. 실은 되감기고, 가진 것은 그대로예요.

stops-ideas-kitchen-s1 = 쪽문은 가리키는 쪽으로만 지나갈 수 있어요. 왼쪽으로 돌아가 옆에서 들어가세요.
stops-ideas-kitchen-s2 = 구석의 발판을 밟으면 바로 위의 벽이 밀려나요.
stops-ideas-kitchen-s3 = 내려갔다가 다시 올라오세요. 쌍둥이는 내려갈 때만 벽에 막혀요.
stops-ideas-kitchen-s4 = 위 발판을 밟으면 갇혀요. 아래 발판은 어느 길을 열어 줄까요?
stops-ideas-kitchen-s5 = 양쪽은 벽 하나만 빼고 똑같아요. 둘 중 하나만 갈 수 있는 곳에서 움직이세요.
stops-ideas-kitchen-s6 = 맨 위의 열쇠만 문을 열어요. 빨간 열쇠는 어떻게 해야 없어질까요?
stops-ideas-kitchen-s7 = 한 걸음 옆의 발판을 밟으면 지름길이 열리고 먼 길은 닫혀요.
stops-ideas-kitchen-s8 = 거울에서는 왼쪽이 오른쪽이에요. 그런데 벽 하나는 비치지 않으니, 거기서 둘이 갈라져요.
stops-ideas-kitchen-s9 = 쪽문은 쌍둥이를 들여보내지 않아요. 쪽문으로 나갔다가 돌아오면 쌍둥이는 위로 돌아가요.
stops-ideas-kitchen-s10 = 문이 한 줄로 서 있으니 열쇠는 거꾸로 주워요. 빨간 열쇠는 갇혀 있으니 파란 열쇠 두 개가 먼저예요.

stops-ideas-alley-s1 = 곧장 올라가면 한 번 더 쓸 웨하스가 사라져요. 가장자리로 돌아가세요.
stops-ideas-alley-s2 = 곧장 아래로는 두 번 갉아야 해요. 오른쪽 아래 방들은 치즈와 한 집합이에요.
stops-ideas-alley-s3 = 덫은 늘 같은 길을 돌아요. 어디 있는지 보고, 멀리 있을 때 가세요.
stops-ideas-alley-s4 = 찻주전자의 출구는 고양이가 다니는 길이에요. 고양이가 위로 지나갈 때까지 기다리세요.
stops-ideas-alley-s5 = 한 번만 갉을 수 있어요. 어느 벽인지는 쪽문이 정해요.
stops-ideas-alley-s6 = 고양이가 뒤로 돌아와요. 구석을 보는 동안 아래에서 먹고, 왼쪽으로 빠져나가세요.
stops-ideas-alley-s7 = 곧장 내려가면 길이 막혀요. 가까운 치즈는 나중에 먹으세요.
stops-ideas-alley-s8 = 치즈 위의 벽이 나를 멈춰 줘요. 갉아서 뚫으면 이제 아무것도 멈춰 주지 않아요.
stops-ideas-alley-s9 = 마지막 한 입은 어디에서 필요할까요? 거기까지는 한 입으로 가야 해요.
stops-ideas-alley-s10 = 미끄러질 때마다 멈춰 설 웨하스가 줄어요. 가능한 순서는 하나뿐이에요.

stops-ideas-palace-s1 = 나는 방 하나라서 가장 큰 집합도 차 한 잔이면 돼요. 작은 쪽은 어디로도 이어지지 않아요.
stops-ideas-palace-s2 = 발판이 움직이는 벽이 얼음 위의 브레이크예요.
stops-ideas-palace-s3 = 내가 방 셋일 때 방 다섯과 합치세요. 순서가 바뀌면 같은 집합인데도 두 잔이 더 들어요.
stops-ideas-palace-s4 = 갉으면 쌍둥이가 치즈에 닿아요. 내려가기 전에 다시 떼어 놓지 않으면 같이 내려가요.
stops-ideas-palace-s5 = 내가 방 하나일 때는 가장 큰 집합도 가장 작은 집합처럼 한 잔이면 돼요. 여덟부터 시작하세요.
stops-ideas-palace-s6 = 아래쪽 구슬은 막다른 길에 있어요. 끝을 갉아서 뚫으면 실이 지나가요.
stops-ideas-palace-s7 = 내가 방 둘일 때 방 열둘부터 합치세요. 그다음에는 방 하나에 한 잔씩이에요. 방 셋은 내버려 두세요.
stops-ideas-palace-s8 = 치즈는 바로 옆이지만 쌍둥이는 갈 길이 멀어요. 찻주전자는 나만 옮겨요.
stops-ideas-palace-s9 = 내 뒤에서 사라진 바닥은 쌍둥이에게 벽이에요. 쌍둥이가 구멍 앞까지 오게 하세요.
stops-ideas-palace-s10 = 찻주전자로 쌍둥이를 데리러 가서 집까지 데려다주고, 혼자 찻주전자로 나가세요. 갉는 건 마지막이에요.
