//! A phone scans the code, becomes a pad, and walks.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use icetea_maze::maze::{Build, Solve, Solver, Spec, Tile};
use icetea_maze::net::phones::PHONE_PORTS;

use super::desktop::{Desktop, Game};

const CODE: &str = "kruskal1-6x5-7";
/// The bits of the page's buttons: right, down, left, up, and two more.
const WAYS: [u16; 4] = [1 << 1, 1 << 2, 1 << 3, 1];
const CONFIRM: u16 = 1 << 4;
const START: u16 = 1 << 9;
const RUN: u16 = 1 << 10;
/// How the pages call themselves.
const NAMES: [&str; 2] = ["one", "two"];

/// A phone, which says what is down again and again, as the page does.
struct Phone {
    stream: TcpStream,
    /// What it was told last.
    heard: String,
    down: Arc<Mutex<Option<u16>>>,
}

/// How often it does so.
const SAYS_AGAIN: Duration = Duration::from_millis(300);

/// The address on the screen: its port, and the digits in it.
fn address(game: &mut Game) -> (u16, String) {
    let shown = |line: &serde_json::Value| line.to_string().contains("http://");
    let line = game.wait_for("seen", shown).to_string();
    let rest = &line[line.find("http://").unwrap() + "http://".len()..];
    let end = rest.find(|sign: char| !(sign.is_ascii_digit() || ".:/".contains(sign))).unwrap();
    let (host, digits) = rest[..end].split_once('/').unwrap();
    (host.split_once(':').unwrap().1.parse().unwrap(), digits.to_owned())
}

fn asked(port: u16, path: &str, headers: &str) -> TcpStream {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{headers}\r\n").unwrap();
    stream
}

fn page(port: u16, path: &str) -> String {
    let mut text = String::new();
    asked(port, path, "").read_to_string(&mut text).unwrap();
    text
}

/// A frame of the page. Who has gone says no more.
fn say(stream: &mut TcpStream, bits: u16) {
    let [high, low] = bits.to_be_bytes();
    let _ = stream.write_all(&[0x82, 0x82, 0, 0, 0, 0, high, low]);
}

impl Drop for Phone {
    fn drop(&mut self) {
        *self.down.lock().unwrap() = None;
        let _ = self.stream.shutdown(std::net::Shutdown::Both);
    }
}

impl Phone {
    fn join(port: u16, digits: &str, name: &str) -> Self {
        let headers = format!(
            "Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        );
        let stream = asked(port, &format!("/{digits}/pad/{name}"), &headers);
        let mut again = stream.try_clone().unwrap();
        let down = Arc::new(Mutex::new(Some(0)));
        let mut phone = Self { stream, heard: String::new(), down: Arc::clone(&down) };
        phone.hears("101 Switching Protocols");
        std::thread::spawn(move || {
            loop {
                let Some(bits) = *down.lock().unwrap() else { return };
                say(&mut again, bits);
                std::thread::sleep(SAYS_AGAIN);
            }
        });
        phone
    }

    /// Waits for something that it is told.
    fn hears(&mut self, wanted: &str) {
        let mut bytes = [0; 512];
        loop {
            if let Some(at) = self.heard.find(wanted) {
                self.heard.drain(..at + wanted.len());
                return;
            }
            let count = self.stream.read(&mut bytes).unwrap();
            assert!(count > 0, "{wanted} does not come: {}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    }

    fn presses(&mut self, bits: u16) {
        let mut down = self.down.lock().unwrap();
        *down = Some(bits);
        say(&mut self.stream, bits);
    }

    fn taps(&mut self, bits: u16) {
        self.presses(bits);
        self.presses(0);
    }
}

#[test]
#[ignore = "needs Xvfb, openbox and xdotool: tests/run.sh runs it"]
fn phones_become_pads_and_walk() {
    let desktop = Desktop::new();
    desktop.set("versus: (rules: \"race-bo1\"), maze: (width: 6, height: 5, seed: \"7\")");
    let mut game = desktop.start(&[]);
    game.wait_for_screen("title");
    let is_served = |port: &u16| TcpStream::connect(("127.0.0.1", *port)).is_ok();
    assert_eq!(PHONE_PORTS.filter(is_served).count(), 0, "nobody has asked for phones");
    game.choose("Two players");
    game.wait_for_screen("lobby");
    game.tap("j");
    game.wait_for_screen("phones");
    let (port, digits) = address(&mut game);
    assert!(page(port, &format!("/{digits}")).contains("You move mouse 1"));
    assert!(page(port, "/0000000/pad").starts_with("HTTP/1.1 404"));
    let mut phones: Vec<Phone> = (0..2)
        .map(|player| {
            let mut phone = Phone::join(port, &digits, NAMES[player]);
            phone.hears(&format!("player {player} #"));
            phone
        })
        .collect();
    game.wait_for("seen", |line| line.to_string().contains("Player 2: 1 phone connected"));
    phones[1].taps(CONFIRM);
    game.wait_for_screen("lobby");
    for (phone, player) in phones.iter_mut().zip([1, 2]) {
        phone.taps(WAYS[1]);
        // The card of a player who sits there tells of the animal.
        game.wait_for("seen", |line| {
            let cards = line["controls"].as_array().into_iter().flatten();
            let mut names = cards.filter_map(|card| card["name"].as_str());
            names.any(|name| {
                name.starts_with(&format!("Player {player}")) && name.contains("Animal")
            })
        });
    }
    phones[0].taps(START);
    game.wait_for_screen("versus");
    game.wait_for("round", |_| true);
    let maze = Build::new(&CODE.parse::<Spec>().unwrap()).finish();
    let path = Solve::new(Solver::BreadthFirst, &maze).finish(&maze).unwrap();
    let rooms: Vec<Tile> = path.into_iter().step_by(2).collect();
    for pair in rooms[..3].windows(2) {
        let way = pair[0].direction_towards(pair[1]).unwrap();
        for (phone, player) in phones.iter_mut().zip([1, 2]) {
            phone.presses(WAYS[way as usize]);
            game.wait_for("step", |line| line["player"] == player);
            phone.presses(0);
        }
    }
    // They run, too: a pressed button is held.
    phones[0].presses(WAYS[rooms[2].direction_towards(rooms[3]).unwrap() as usize] | RUN);
    game.wait_for("step", |line| line["player"] == 1);
    // Both are gone for a while, and the second one is back first: each has its mouse.
    drop(phones);
    game.wait_for_screen("pause");
    for player in [1, 0] {
        Phone::join(port, &digits, NAMES[player]).hears(&format!("player {player} #"));
    }
    game.choose("Lobby");
    game.wait_for_screen("lobby");
    game.tap("j");
    game.wait_for_screen("phones");
    game.wait_for("seen", |line| line.to_string().contains("Player 1: no phone yet"));
    // Where phones are asked for, a new one has the seat of one that has gone.
    Phone::join(port, &digits, "new").hears("player 0 #");
    game.close();
}
