// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
const ask = async (line) => {
  print(line);
  return await readLine();
};

const STEPS = [[0, 1, "n"], [1, 0, "e"], [0, -1, "s"], [-1, 0, "w"]];
const TURNS = [[], ["turnRight"], ["turnRight", "turnRight"], ["turnLeft"]];
const [width, height] = [Number(await ask("mazeWidth")), Number(await ask("mazeHeight"))];
const isMiddle = (at, side) => at === Math.floor((side - 1) / 2) || at === Math.floor(side / 2);
let [x, y, heading] = [0, 0, 0];
const [seen, trail] = [new Set(["0 0"]), []];
while (!isMiddle(x, width) || !isMiddle(y, height)) {
  print(`setColor ${x} ${y} g`);
  let way = null;
  for (const [side, turned] of [["wallRight", 1], ["wallLeft", 3], ["wallFront", 0]]) {
    const look = (heading + turned) % 4;
    if (await ask(side) === "true") print(`setWall ${x} ${y} ${STEPS[look][2]}`);
    else if (!seen.has(`${x + STEPS[look][0]} ${y + STEPS[look][1]}`)) way = look;
  }
  if (way !== null) {
    trail.push(way);
  } else if (trail.length > 0) {
    print(`setColor ${x} ${y} y`);
    way = (trail.pop() + 2) % 4;
  } else break;
  for (const turn of TURNS[(way - heading + 4) % 4]) await ask(turn);
  await ask("moveForward");
  [x, y, heading] = [x + STEPS[way][0], y + STEPS[way][1], way];
  seen.add(`${x} ${y}`);
}
