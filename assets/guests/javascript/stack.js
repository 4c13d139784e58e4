// To run it: icetea-maze solve-with -- node stack.js
const fs = require("fs");
const tell = (...words) => fs.writeSync(1, words.join(" ") + "\n");
const [stack, seen] = [[], new Set()];
let goal;

function push(room) {
  seen.add(room);
  stack.push(room);
  tell("push", room);
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rooms] = line.split(" ");
  if (word === "start") return push(rooms[0]);
  if (word === "goal") goal = rooms[0];
  if (word === "beside") {
    const fresh = rooms.slice(1).find((room) => !seen.has(room));
    if (fresh !== undefined) {
      push(fresh);
    } else {
      tell("mark", stack.pop());
      tell("pop");
    }
  }
  if (goal === undefined) return;
  if (stack.length > 0 && stack.at(-1) !== goal) return tell("beside", stack.at(-1));
  if (stack.length > 0) tell("path", ...stack);
  else tell("no path");
  process.exit();
});
