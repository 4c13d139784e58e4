// To run it: icetea-maze mouse -- node mouse.js
// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
const fs = require("fs");
const bytes = Buffer.alloc(4096);
let heard = "";

const tell = (line) => fs.writeSync(1, line + "\n");

function ask(line) {
  tell(line);
  while (!heard.includes("\n")) {
    const count = fs.readSync(0, bytes);
    if (count === 0) process.exit();
    heard += bytes.toString("latin1", 0, count);
  }
  const answer = heard.slice(0, heard.indexOf("\n"));
  heard = heard.slice(answer.length + 1);
  return answer;
}

const STEPS = [[0, 1, "n"], [1, 0, "e"], [0, -1, "s"], [-1, 0, "w"]];
const TURNS = [[], ["turnRight"], ["turnRight", "turnRight"], ["turnLeft"]];
const [width, height] = [Number(ask("mazeWidth")), Number(ask("mazeHeight"))];
const isMiddle = (at, side) => at === Math.floor((side - 1) / 2) || at === Math.floor(side / 2);
let [x, y, heading] = [0, 0, 0];
const [seen, trail] = [new Set(["0 0"]), []];
while (!isMiddle(x, width) || !isMiddle(y, height)) {
  tell(`setColor ${x} ${y} g`);
  let way = null;
  for (const [side, turned] of [["wallRight", 1], ["wallLeft", 3], ["wallFront", 0]]) {
    const look = (heading + turned) % 4;
    if (ask(side) === "true") tell(`setWall ${x} ${y} ${STEPS[look][2]}`);
    else if (!seen.has(`${x + STEPS[look][0]} ${y + STEPS[look][1]}`)) way = look;
  }
  if (way !== null) {
    trail.push(way);
  } else if (trail.length > 0) {
    tell(`setColor ${x} ${y} y`);
    way = (trail.pop() + 2) % 4;
  } else break;
  TURNS[(way - heading + 4) % 4].forEach(ask);
  ask("moveForward");
  [x, y, heading] = [x + STEPS[way][0], y + STEPS[way][1], way];
  seen.add(`${x} ${y}`);
}
