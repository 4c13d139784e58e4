// To run it: rustc -O union_find.rs && icetea-maze build-with -- ./union_find
use std::io::{Write, stdin, stdout};

fn find(parent: &mut [usize], room: usize, told: &mut String) -> usize {
    let mut root = room;
    while parent[root] != root {
        let above = parent[parent[root]];
        if above != parent[root] {
            parent[root] = above;
            *told += &format!("parent {root} {above}\n");
        }
        root = above;
    }
    *told += &format!("find {room} {root}\n");
    root
}

fn main() {
    let mut told = String::from("rule size\ncompress halving\n");
    let (mut parent, mut size) = (Vec::new(), Vec::new());
    for line in stdin().lines().map_while(Result::ok) {
        let mut words = line.split(' ');
        let word = words.next().unwrap_or_default();
        let numbers: Vec<usize> = words.filter_map(|word| word.parse().ok()).collect();
        match (word, &numbers[..]) {
            ("rooms", &[rooms]) => (parent, size) = ((0..rooms).collect(), vec![1; rooms]),
            ("wall", &[a, b]) => {
                let [a, b] = [a, b].map(|room| find(&mut parent, room, &mut told));
                if a == b {
                    told += "keep\n";
                } else {
                    let (above, below) = if size[a] < size[b] { (b, a) } else { (a, b) };
                    parent[below] = above;
                    size[above] += size[below];
                    told += &format!("link {above} {below}\nopen\n");
                }
                stdout().write_all(told.as_bytes()).expect("the game listens");
                stdout().flush().expect("the game listens");
                told.clear();
            }
            ("done", _) => break,
            _ => {}
        }
    }
}
