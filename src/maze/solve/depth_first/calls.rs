//! The search as the recursive program of the textbooks. A call is a room of the stack.

use crate::maze::program::program;
use crate::maze::{Cursor, Direction, Maze, Solve, SolveStep, Tile};

program! {
    idea: "Depth first as a function that calls itself: the calls that have not returned are the \
        stack."
        | "把深度优先写成调用自己的函数：还没返回的调用就是栈。";
    Main: "mark the start; dfs(start); else: no path" | "标记起点；dfs(起点)；没找到：没有路";
    Define: "dfs(room):" | "dfs(房间)：";
    IfGoal: "  if it is the goal: return found" | "  如果它是终点：返回“找到”";
    Sides: "  for right, down, left, up:" | "  对右、下、左、上：";
    Call: "    a new room there? mark it, dfs(it)" | "    那边的房间没进过？标记，dfs(它)";
    Return: "  return" | "  返回";
    [Main, Define] BEGAN: "Mark the start, {tile}, and call dfs({tile})."
        | "标记起点 {tile}，调用 dfs({tile})。";
    [Sides, Call] CALLED:
        "{tile} is new: dfs({from}) marks it and calls dfs({tile}). Calls that have not returned: {held}."
        | "{tile} 没进过：dfs({from}) 标记它，调用 dfs({tile})。没返回的调用有 {held} 层。";
    [IfGoal] ARRIVED: "{tile} is the goal: all calls return found, and their rooms are the path."
        | "{tile} 是终点：每一层都返回“找到”，这些房间就是路线。";
    [Sides, Return] RETURNED: "No side of {tile} leads to a new room: dfs({tile}) returns."
        | "{tile} 的每一边都试过了：dfs({tile}) 返回。";
    [Main] GAVE_UP: "The first call has returned: there is no path." | "最外面的调用返回了：没有路线。";
}

/// A call that has not returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    /// The room that it was called with.
    pub room: Tile,
    /// The next direction that it will try, if one is left.
    pub next: Option<Direction>,
}

impl Call {
    /// The calls of a depth-first search that have not returned, the first one first.
    pub fn all(solve: &Solve) -> Vec<Self> {
        let entries = solve.stack().into_iter().flatten().filter(|entry| is_room(entry.tile));
        entries.map(|entry| Self { room: entry.tile, next: entry.next }).collect()
    }

    /// The lines that the recursive program has run for a step from room to room.
    pub fn cursor(maze: &Maze, step: Option<SolveStep>) -> Cursor {
        let lines = match step {
            None => at([Line::Main]),
            Some(SolveStep::Enter(room)) if room == maze.start() => BEGAN,
            Some(SolveStep::Enter(_)) => CALLED,
            Some(SolveStep::Retreat(_)) => RETURNED,
            Some(SolveStep::Arrive) => ARRIVED,
            Some(_) => GAVE_UP,
        };
        Cursor { program: &PROGRAM, lines }
    }
}

const fn is_room(tile: Tile) -> bool {
    tile.column % 2 == 1 && tile.row % 2 == 1
}
