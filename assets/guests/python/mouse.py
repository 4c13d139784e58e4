# To run it: icetea-maze mouse -- python3 mouse.py
# It walks wherever it has not been, and back where it can go no further, until it is in the middle.


def tell(*words):
    print(*words, flush=True)


def ask(*words):
    tell(*words)
    return input()


STEPS = [(0, 1, "n"), (1, 0, "e"), (0, -1, "s"), (-1, 0, "w")]
width, height = int(ask("mazeWidth")), int(ask("mazeHeight"))
x, y, heading = 0, 0, 0
seen, trail = {(0, 0)}, []
while x not in ((width - 1) // 2, width // 2) or y not in ((height - 1) // 2, height // 2):
    tell("setColor", x, y, "g")
    way = None
    for side, turned in (("wallRight", 1), ("wallLeft", 3), ("wallFront", 0)):
        look = (heading + turned) % 4
        if ask(side) == "true":
            tell("setWall", x, y, STEPS[look][2])
        elif (x + STEPS[look][0], y + STEPS[look][1]) not in seen:
            way = look
    if way is not None:
        trail.append(way)
    elif trail:
        tell("setColor", x, y, "y")
        way = (trail.pop() + 2) % 4
    else:
        break
    for turn in [[], ["turnRight"], ["turnRight", "turnRight"], ["turnLeft"]][(way - heading) % 4]:
        ask(turn)
    ask("moveForward")
    x, y, heading = x + STEPS[way][0], y + STEPS[way][1], way
    seen.add((x, y))
