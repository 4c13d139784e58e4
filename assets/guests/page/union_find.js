// It tells what it finds, links and shortens before it answers whether the wall is to be opened.
print("rule size");
print("compress halving");
let parent, size;

function find(room) {
  let root = room;
  while (parent[root] !== root) {
    if (parent[parent[root]] !== parent[root]) {
      parent[root] = parent[parent[root]];
      print("parent", root, parent[root]);
    }
    root = parent[root];
  }
  print("find", room, root);
  return root;
}

for (;;) {
  const [word, ...numbers] = (await readLine()).split(" ");
  if (word === "done") break;
  if (word === "rooms") {
    parent = Array.from({ length: Number(numbers[0]) }, (_, room) => room);
    size = parent.map(() => 1);
  } else if (word === "wall") {
    let [a, b] = numbers.map((number) => find(Number(number)));
    if (a === b) {
      print("keep");
      continue;
    }
    if (size[a] < size[b]) [a, b] = [b, a];
    parent[b] = a;
    size[a] += size[b];
    print("link", a, b);
    print("open");
  }
}
