// It pushes a room that it has not seen, and pops where there is none.
const told = {};
while (told.goal === undefined) {
  const [word, number] = (await readLine()).split(" ");
  told[word] = number;
}
const [stack, seen] = [[], new Set()];

function push(room) {
  seen.add(room);
  stack.push(room);
  print("push", room);
}

push(told.start);
while (stack.length > 0 && stack.at(-1) !== told.goal) {
  print("beside", stack.at(-1));
  const rooms = (await readLine()).split(" ").slice(2);
  const fresh = rooms.find((room) => !seen.has(room));
  if (fresh !== undefined) {
    push(fresh);
  } else {
    print("mark", stack.pop());
    print("pop");
  }
}
if (stack.length > 0) print("path", ...stack);
else print("no path");
