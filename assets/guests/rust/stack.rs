// To run it: rustc -O stack.rs && icetea-maze solve-with -- ./stack
use std::collections::HashSet;

// Standard output is flushed at the end of every line.
fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    let mut hear = || lines.next().expect("the game speaks");
    let [_, _, start, goal] = [(); 4].map(|()| hear().split(' ').nth(1).unwrap().to_owned());
    println!("push {start}");
    let (mut stack, mut seen) = (vec![start.clone()], HashSet::from([start]));
    while let Some(top) = stack.last().filter(|&top| *top != goal) {
        println!("beside {top}");
        let line = hear();
        if let Some(next) = line.split(' ').skip(2).find(|&room| !seen.contains(room)) {
            println!("push {next}");
            seen.insert(next.to_owned());
            stack.push(next.to_owned());
        } else {
            println!("mark {top}");
            println!("pop");
            stack.pop();
        }
    }
    if stack.is_empty() { println!("no path") } else { println!("path {}", stack.join(" ")) }
}
