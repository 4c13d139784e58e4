# To run it: icetea-maze solve-with -- python3 stack.py


def tell(*words):
    print(*words, flush=True)


_, rooms, start, goal = (int(input().split()[1]) for _ in range(4))
stack, seen = [start], {start}
tell("push", start)
while stack and stack[-1] != goal:
    tell("beside", stack[-1])
    fresh = [room for room in map(int, input().split()[2:]) if room not in seen]
    if fresh:
        seen.add(fresh[0])
        stack.append(fresh[0])
        tell("push", fresh[0])
    else:
        tell("mark", stack.pop())
        tell("pop")
if stack:
    tell("path", *stack)
else:
    tell("no path")
