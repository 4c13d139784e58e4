//! The lines of the programs that the theatre shows, in the order of `Program::ALL`. Deeper lines
//! are indented by two spaces each; a comment begins with `#`.

use crate::game::settings::Language;
use crate::game::theatre::Program;

/// The lines of a program.
pub fn lines(language: Language, program: Program) -> &'static [&'static str] {
    let table = match language {
        Language::English => &ENGLISH,
        Language::Chinese => &CHINESE,
    };
    let place = Program::ALL.iter().position(|&one| one == program);
    place.map_or(&[], |place| table[place])
}

/// What a program is about.
pub fn story(language: Language, program: Program) -> &'static str {
    let stories = match language {
        Language::English => &ENGLISH_STORIES,
        Language::Chinese => &CHINESE_STORIES,
    };
    let place = Program::ALL.iter().position(|&one| one == program);
    place.map_or("", |place| stories[place])
}

static ENGLISH: [&[&str]; 19] = [
    &[
        "for wall in shuffled walls:",
        "  a, b = the rooms it parts",
        "  if find(a) != find(b):",
        "    open the wall",
        "    union(a, b)  # by size",
        "  else: keep the wall",
    ],
    &[
        "push any room",
        "while the stack is not empty:",
        "  if a neighbour of the top is fresh:",
        "    open the wall to any such one",
        "    push it",
        "  else: pop",
    ],
    &[
        "reach any room",
        "while the frontier is not empty:",
        "  take any room from the frontier",
        "  open the wall to any reached neighbour",
        "  its fresh neighbours join the frontier",
    ],
    &[
        "push the whole hall",
        "while a chamber is on the stack:",
        "  pop it; choose any post in it",
        "  push the quarters that can be divided",
        "  build walls from the post to all four sides",
        "  open any door in three of the four",
    ],
    &[
        "open the start; push it",
        "while the stack is not empty:",
        "  if a tile beside the top has three walls:",
        "    open any such one; push it",
        "  else: pop",
        "goal still a wall: dig a tunnel to it",
        "  and fill one tile of the ring",
    ],
    &[
        "the tree is the goal's room",
        "while a room is outside the tree:",
        "  from the first such room:",
        "    walk at random to the tree, no loops",
        "  follow the walk from its begin:",
        "    open the wall; the room joins the tree",
    ],
    &[
        "begin in any room",
        "while a neighbour is fresh:",
        "  open the wall to any such one; go there",
        "hunt by rows: a fresh room by a reached one",
        "  open the wall to any reached neighbour",
        "  and go on from there",
    ],
    &[
        "for each row:",
        "  for each wall between neighbours in it:",
        "    if sets differ and a coin says so: open",
        "    else: keep it",
        "  for each room, but in the last row:",
        "    coin says so, or set has no way: open down",
        "    else: keep the wall below",
    ],
    &[
        "for each room, row by row:",
        "  if a coin says so: open right  # top: always",
        "  else: keep the wall; the run ends",
        "where a run ends, or a row:",
        "  open up from any of the run  # not on top",
    ],
    &[
        "for each room but the first:",
        "  if it is in the top row: open left",
        "  else if it is in the first column: open up",
        "  else if a coin says so: open up",
        "  else: open left",
    ],
    &[
        "list any room",
        "while the list is not empty:",
        "  take its newest room, or by chance any",
        "  if a neighbour is fresh:",
        "    open the wall to any such one; list it",
        "  else: strike the room off the list",
    ],
    &[
        "for each of some dead ends, in random order:",
        "  if still one, with a way behind a wall:",
        "    open any such wall",
    ],
    &[
        "push the start",
        "while the stack is not empty:",
        "  if a tile beside the top is fresh:",
        "    push it; mark it entered",
        "    if it is the goal: the stack is the path",
        "  else: pop; give the tile back",
        "there is no path",
    ],
    &[
        "push the start",
        "while the stack is not empty:",
        "  seal what the own way cuts off",
        "  next passage a plain dead end: skip it",
        "  else if there is one: push its tile",
        "    if it is the goal: the stack is the path",
        "  else: pop; give the tile back",
        "there is no path",
    ],
    &[
        "queue the start",
        "while the queue is not empty:",
        "  enter the first tile of the queue",
        "  queue what is fresh beside it",
        "  if it is the goal: follow the steps back",
        "there is no path",
    ],
    &[
        "let the start wait",
        "while tiles wait:",
        "  enter one with least walked + left",
        "  what is fresh beside it waits",
        "  if it is the goal: follow the steps back",
        "there is no path",
    ],
    &[
        "queue all dead ends",
        "while the queue is not empty:",
        "  fill the first; queue new dead ends",
        "walk what is left, depth first:",
        "  on to a fresh tile",
        "    if it is the goal: the stack is the path",
        "  or back from where there is none",
        "there is no path",
    ],
    &[
        "put a hand on the wall",
        "go where it leads",
        "  if that is the goal: done",
        "  if that closes a ring: give the ring back",
        "if you come by twice the same way: lost",
        "  go back to the start; mark tiles now",
        "  hand first to unmarked tiles, else back",
        "there is no path",
    ],
    &[
        "stand at the start",
        "if you know this place: turn back at once",
        "if a passage has no mark: mark it, go through",
        "  if it leads to the goal: done",
        "else: back by the one with one mark; mark it",
        "none is left: there is no path",
    ],
];

static CHINESE: [&[&str]; 19] = [
    &[
        "对打乱的每面墙：",
        "  a、b = 墙两边的房间",
        "  如果 find(a) != find(b)：",
        "    打开这面墙",
        "    union(a, b)  # 按大小合并",
        "  否则：留下这面墙",
    ],
    &[
        "任选一个房间入栈",
        "当栈不空：",
        "  如果栈顶旁边有新房间：",
        "    打开通向其中一间的墙",
        "    把它压入栈",
        "  否则：出栈",
    ],
    &[
        "从任意房间开始",
        "当边缘不空：",
        "  从边缘任取一个房间",
        "  打开它与某个已到邻居之间的墙",
        "  它的新邻居加入边缘",
    ],
    &[
        "整个大厅入栈",
        "当栈里还有房厅：",
        "  取出它，任选其中一根柱子",
        "  还能再分的四块入栈",
        "  从柱子向四面砌墙",
        "  在其中三面墙上各开一扇门",
    ],
    &[
        "挖开起点，入栈",
        "当栈不空：",
        "  如果栈顶旁有一格三面是墙：",
        "    挖开其中一格，入栈",
        "  否则：出栈",
        "如果终点还是墙：挖一条地道",
        "  并把环上的一格填回去",
    ],
    &[
        "终点的房间就是树",
        "当还有房间不在树里：",
        "  从第一个这样的房间出发：",
        "    随机走到树为止，走回头的圈作废",
        "  再从头沿这条路走：",
        "    打开墙，房间加入树",
    ],
    &[
        "从任意房间开始",
        "当旁边有新房间：",
        "  打开通向其中一间的墙，走过去",
        "逐行搜寻挨着已到房间的新房间",
        "  打开它与某个已到邻居之间的墙",
        "  从那里继续",
    ],
    &[
        "对每一行：",
        "  对行内相邻两间之间的墙：",
        "    不同集合且硬币说开：打开",
        "    否则：留下",
        "  对每个房间（末行除外）：",
        "    硬币说开或它的集合还没有出路：向下打开",
        "    否则：留下下面的墙",
    ],
    &[
        "逐行对每个房间：",
        "  硬币说开：向右打开  # 首行总是打开",
        "  否则：留下墙，这一段结束",
        "一段结束或一行结束时：",
        "  从这一段任选一间向上打开  # 首行不用",
    ],
    &[
        "对除第一间外的每个房间：",
        "  在首行：向左打开",
        "  否则在首列：向上打开",
        "  否则硬币说上：向上打开",
        "  否则：向左打开",
    ],
    &[
        "任选一个房间放进名单",
        "当名单不空：",
        "  取最新的房间，有时随机取一个",
        "  如果旁边有新房间：",
        "    打开通向其中一间的墙，放进名单",
        "  否则：从名单划掉它",
    ],
    &["按随机顺序对一部分死胡同：", "  如果仍是死胡同，且墙后有路：", "    打开一面这样的墙"],
    &[
        "起点入栈",
        "当栈不空：",
        "  如果栈顶旁有没到过的格子：",
        "    把它压入栈，标记为已进入",
        "    如果它是终点：栈就是路",
        "  否则：出栈，退回这一格",
        "没有路",
    ],
    &[
        "起点入栈",
        "当栈不空：",
        "  封住被自己的路与终点隔开的部分",
        "  下一条通道是笔直的死胡同：跳过",
        "  否则如果还有通道：把那一格压入栈",
        "    如果它是终点：栈就是路",
        "  否则：出栈，退回这一格",
        "没有路",
    ],
    &[
        "起点入队",
        "当队列不空：",
        "  进入队列里的第一格",
        "  它旁边的新格子入队",
        "  如果它是终点：沿来路倒着走",
        "没有路",
    ],
    &[
        "让起点等着",
        "当还有格子在等：",
        "  进入“已走 + 估计还剩”最小的一格",
        "  它旁边的新格子开始等",
        "  如果它是终点：沿来路倒着走",
        "没有路",
    ],
    &[
        "所有死胡同入队",
        "当队列不空：",
        "  填掉第一个，新的死胡同入队",
        "在剩下的路上深度优先地走：",
        "  走到新的一格",
        "    如果它是终点：栈就是路",
        "  或者从没有新格子的地方退回",
        "没有路",
    ],
    &[
        "把一只手放在墙上",
        "跟着墙走",
        "  如果到了终点：完成",
        "  如果绕成了一个圈：退回这个圈",
        "  如果同一方向经过两次：迷路了",
        "  回到起点，从现在起给格子做记号",
        "  先走没有记号的格子，否则退回",
        "没有路",
    ],
    &[
        "站在起点",
        "如果来过这里：立刻回头",
        "如果有没记号的通道：做记号，走进去",
        "  如果通向终点：完成",
        "否则：从只有一个记号的通道退回，再做记号",
        "一条也没有了：没有路",
    ],
];

static ENGLISH_STORIES: [&str; 19] = [
    "The Ice-Tea Princess opens a wall only if its two sides are not joined yet. Union-find answers that in almost no time.",
    "One long walk that never crosses itself. Where it is stuck it goes back to the last place with a choice.",
    "The maze grows from one room like frost: always at any place of its edge.",
    "No walls are opened here: they are built. Each hall gets a cross of walls with three doors, and so do its quarters.",
    "A mole digs where it would not break through into what is dug already. Every tile counts, not only rooms.",
    "Random walks until they meet the tree, loops forgotten. Every maze there can be is equally likely.",
    "Walk until stuck, then look row by row for a new room beside the old ones and go on from there.",
    "Row by row, with the sets of one row in mind: it could go on for ever and needs no more memory.",
    "Row by row: runs to the right, and from each run one way up.",
    "Each room opens a wall to the left or above. Quick, but the way home is always up and left.",
    "A list of rooms: the newest mostly, at times any. Between backtracker and Prim.",
    "Dead ends are opened up, so that there is more than one way.",
    "One way, as far as it goes. The stack is the way; what is popped was a dead end.",
    "Depth first with open eyes: it skips dead ends that it can see, and what its own way has cut off.",
    "Like water: all places in the order of their distance. The first way it finds is a shortest one.",
    "Like water that knows where the cheese is: first where walked and left together are least.",
    "Dead ends are filled until none is left. What remains is the way.",
    "One hand on the wall. In mazes with islands it can go round for ever, so it notices that and marks tiles.",
    "A mark for each time a passage is walked, never a third: Ariadne's thread with chalk.",
];

static CHINESE_STORIES: [&str; 19] = [
    "冰茶姬只打开两边还没连通的墙。并查集几乎立刻就能回答是否连通。",
    "一条不与自己相交的长路。走不动时，退回上一个还有选择的地方。",
    "迷宫像霜一样从一个房间长出来：总是在边缘的任意一处生长。",
    "这里不是拆墙，而是砌墙。每个厅用十字墙分成四块，留三扇门，再继续分。",
    "像鼹鼠一样挖，只挖不会挖穿旧路的地方。每一格都算，不只是房间。",
    "随机游走直到碰到树，绕的圈都作废。所有可能的迷宫机会均等。",
    "一直走到走不动，再逐行寻找挨着旧房间的新房间，从那里继续。",
    "一行一行地生成，只记住一行的集合。它可以无限延伸，也不需要更多内存。",
    "一行一行：向右成段，每段选一间向上打开。",
    "每个房间向左或向上打开一面墙。很快，但回家的路总是向上和向左。",
    "一份房间名单：多数时候取最新的，有时随便取。介于回溯和 Prim 之间。",
    "打通一些死胡同，让路不止一条。",
    "一条路走到底。栈就是路，弹出来的就是死胡同。",
    "睁着眼的深度优先：跳过看得见的死胡同，也跳过被自己的路隔开的部分。",
    "像水一样：按距离的顺序到达所有地方。最先找到的路就是最短的。",
    "像知道奶酪在哪里的水：先去“已走加还剩”最小的地方。",
    "不断填掉死胡同，直到一个也没有。剩下的就是路。",
    "一只手摸着墙走。有孤岛的迷宫会一直绕圈，所以它会发觉并开始做记号。",
    "每走过一条通道就画一道，绝不画第三道：用粉笔画的阿里阿德涅之线。",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_has_all_of_its_lines_in_both_languages() {
        for program in Program::ALL {
            for language in [Language::English, Language::Chinese] {
                assert_eq!(lines(language, program).len(), program.lines(), "{program:?}");
            }
        }
    }
}
