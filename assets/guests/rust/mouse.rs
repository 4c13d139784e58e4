// To run it: rustc -O mouse.rs && icetea-maze mouse -- ./mouse
// It walks wherever it has not been, and back where it can go no further, until it is in the middle.
use std::collections::HashSet;

// Standard output is flushed at the end of every line.
fn ask(line: &str) -> String {
    println!("{line}");
    let mut answer = String::new();
    if std::io::stdin().read_line(&mut answer).unwrap_or(0) == 0 {
        std::process::exit(0);
    }
    answer.trim().to_owned()
}

fn is_middle(at: i32, side: i32) -> bool {
    at == (side - 1) / 2 || at == side / 2
}

fn main() {
    const STEPS: [(i32, i32, char); 4] = [(0, 1, 'n'), (1, 0, 'e'), (0, -1, 's'), (-1, 0, 'w')];
    const TURNS: [&[&str]; 4] = [&[], &["turnRight"], &["turnRight", "turnRight"], &["turnLeft"]];
    let [width, height] = ["mazeWidth", "mazeHeight"].map(|side| ask(side).parse().unwrap());
    let (mut x, mut y, mut heading) = (0, 0, 0);
    let (mut seen, mut trail) = (HashSet::from([(0, 0)]), Vec::new());
    while !is_middle(x, width) || !is_middle(y, height) {
        let mut way = None;
        println!("setColor {x} {y} g");
        for (side, turned) in [("wallRight", 1), ("wallLeft", 3), ("wallFront", 0)] {
            let look = (heading + turned) % 4;
            let (right, up, letter) = STEPS[look];
            if ask(side) == "true" {
                println!("setWall {x} {y} {letter}");
            } else if !seen.contains(&(x + right, y + up)) {
                way = Some(look);
            }
        }
        let way = if let Some(way) = way {
            trail.push(way);
            way
        } else if let Some(came) = trail.pop() {
            println!("setColor {x} {y} y");
            (came + 2) % 4
        } else {
            break;
        };
        for turn in TURNS[(way + 4 - heading) % 4] {
            ask(turn);
        }
        ask("moveForward");
        (x, y, heading) = (x + STEPS[way].0, y + STEPS[way].1, way);
        seen.insert((x, y));
    }
}
