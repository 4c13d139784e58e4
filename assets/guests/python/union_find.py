# To run it: icetea-maze build-with -- python3 union_find.py
import sys


def answer(word):
    print(word, flush=True)


def find(room):
    root = room
    while parent[root] != root:
        if parent[parent[root]] != parent[root]:
            parent[root] = parent[parent[root]]
            print("parent", root, parent[root])
        root = parent[root]
    print("find", room, root)
    return root


print("rule size")
print("compress halving")
for line in sys.stdin:
    word, *numbers = line.split()
    if word == "rooms":
        parent, size = list(range(int(numbers[0]))), [1] * int(numbers[0])
    elif word == "wall":
        a, b = find(int(numbers[0])), find(int(numbers[1]))
        if a == b:
            answer("keep")
            continue
        if size[a] < size[b]:
            a, b = b, a
        parent[b] = a
        size[a] += size[b]
        print("link", a, b)
        answer("open")
    elif word == "done":
        break
