// To run it: icetea-maze build-with -- node union_find.js
const fs = require("fs");
let parent, size;
let told = "rule size\ncompress halving\n";

function answer(word) {
  fs.writeSync(1, `${told}${word}\n`);
  told = "";
}

function find(room) {
  let root = room;
  while (parent[root] !== root) {
    if (parent[parent[root]] !== parent[root]) {
      parent[root] = parent[parent[root]];
      told += `parent ${root} ${parent[root]}\n`;
    }
    root = parent[root];
  }
  told += `find ${room} ${root}\n`;
  return root;
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...numbers] = line.split(" ");
  if (word === "rooms") {
    parent = Array.from({ length: Number(numbers[0]) }, (_, room) => room);
    size = parent.map(() => 1);
  } else if (word === "wall") {
    let [a, b] = numbers.map((number) => find(Number(number)));
    if (a === b) return answer("keep");
    if (size[a] < size[b]) [a, b] = [b, a];
    parent[b] = a;
    size[a] += size[b];
    told += `link ${a} ${b}\n`;
    answer("open");
  } else if (word === "done") process.exit();
});
