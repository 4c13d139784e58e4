//! The same search told as the recursive program that stands in books. A call is a room of the stack;
//! the passage to the next room is the moment in which the one calls the other. Which line a step
//! runs follows from the step and the one before it.

use crate::maze::program::program;
use crate::maze::{Cursor, Direction, Maze, Solve, SolveStep, Tile};

program! {
    idea: "Depth first as a function that calls itself: the calls that have not returned are the \
        stack."
        | "把深度优先写成调用自己的函数：还没返回的调用就是栈。";
    Main: "dfs(start); not found: there is no path" | "dfs(起点)；没找到：没有路";
    Define: "dfs(room):" | "dfs(房间)：";
    IfEntered: "  if it was entered before: return" | "  如果以前进过：返回";
    Mark: "  mark it entered" | "  标记为已进入";
    IfGoal: "  if it is the goal: return found" | "  如果它是终点：返回“找到”";
    Sides: "  for right, down, left, up:" | "  对右、下、左、上：";
    Call: "    if a new way is there: dfs(its room)" | "    如果有没走过的路：dfs(那边的房间)";
    Return: "  return" | "  返回";
    [Main, Define, IfEntered, Mark] BEGAN: "dfs({tile}) is called, from the start on: mark {tile}."
        | "从起点开始，调用 dfs({tile})：标记 {tile}。";
    [Sides, Call] CALLED: "A new way leads from {from} to {to}: dfs({from}) calls dfs({to})."
        | "从 {from} 有没走过的路到 {to}：dfs({from}) 调用 dfs({to})。";
    [Define, IfEntered, Mark] ENTERED:
        "{tile} was never entered: mark it. Calls that have not returned: {held}."
        | "{tile} 以前没进过：标记它。没返回的调用有 {held} 层。";
    [Define, IfEntered] KNEW: "{to} was entered before: dfs({to}) returns to dfs({from}) at once."
        | "{to} 以前进过：dfs({to}) 立刻回到 dfs({from})。";
    [IfGoal] ARRIVED: "{tile} is the goal: all calls return found, and their rooms are the path."
        | "{tile} 是终点：每一层都返回“找到”，这些房间就是路线。";
    [Sides, Return] RETURNED: "No side of {tile} is left: dfs({tile}) returns."
        | "{tile} 的每一边都试过了：dfs({tile}) 返回。";
    [Sides] WENT_BACK: "Back in dfs({from}): on to its next side." | "回到 dfs({from})：试下一边。";
    [Main] GAVE_UP: "The first call has returned: there is no path." | "最外面的调用返回了：没有路线。";
}

/// A call that has not returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The room that it was called with.
    pub room: Tile,
    /// The next side that it will try, if one is left.
    pub next: Option<Direction>,
}

impl Call {
    /// Whether a search through this maze can be told so: it has rooms, and it begins and ends in
    /// them.
    pub fn can_tell(maze: &Maze) -> bool {
        let grid = maze.grid();
        let (columns, rows) = (grid.columns(), grid.rows());
        let above_and_below = (0..columns).flat_map(|column| [(column, 0), (column, rows - 1)]);
        let aside = (0..rows).flat_map(|row| [(0, row), (columns - 1, row)]);
        let mut border = above_and_below.chain(aside);
        grid.rooms().is_some()
            && maze.goals().iter().chain([&maze.start()]).all(|&tile| is_room(tile))
            && border.all(|(column, row)| !grid.is_open(Tile::new(column, row)))
    }

    /// The calls of a depth-first search that have not returned, the first one first.
    pub fn all(solve: &Solve) -> Vec<Self> {
        let entries = solve.stack().into_iter().flatten().filter(|entry| is_room(entry.tile));
        entries.map(|entry| Self { room: entry.tile, next: entry.next }).collect()
    }

    /// The lines that the recursive program has run for a step that came after this one.
    pub fn cursor(before: Option<SolveStep>, step: Option<SolveStep>) -> Cursor {
        let lines = match (before, step) {
            (_, None) => at([Line::Main]),
            (None, Some(_)) => BEGAN,
            (_, Some(SolveStep::Enter(tile))) if is_room(tile) => ENTERED,
            (_, Some(SolveStep::Enter(_))) => CALLED,
            (_, Some(SolveStep::Retreat(tile))) if is_room(tile) => RETURNED,
            (Some(SolveStep::Enter(_)), Some(SolveStep::Retreat(_))) => KNEW,
            (_, Some(SolveStep::Retreat(_))) => WENT_BACK,
            (_, Some(SolveStep::Arrive)) => ARRIVED,
            (_, Some(_)) => GAVE_UP,
        };
        Cursor { program: &PROGRAM, lines }
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}
