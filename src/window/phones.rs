//! Serves browsers: phones that become gamepads, and the game's own page, which plays against this
//! game. It listens only while a screen asks for either, and while a phone is there or may come back.

mod page_files;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, SocketAddrV4, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use icetea_maze::felt::Shake;
use icetea_maze::game::input::Family;
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::game::settings::Language;
use icetea_maze::net::phones::{PHONE_PORTS, Phones};
use icetea_maze::net::visitor::{Visitor, VisitorKind, VisitorNews, Welcome, say, send};
use icetea_maze::net::wire::Wire;
use icetea_maze::picture::Color;
use icetea_maze::words::Words;
use serde_json::json;

use super::networks::{at_first_free, own_addresses};
use page_files::{PageFile, PageFolder};

const PAGE: &str = include_str!("../../assets/web/phone.html");
/// The numbers of phones; gamepads have smaller ones.
const FIRST_ID: u32 = 1 << 30;
/// The most lines at once, and the most that are taken up at once.
const MOST_LINES: usize = 24;
/// The most of them that ask for something, altogether and from one machine: a browser has six.
const MOST_READERS: usize = 16;
const MOST_READERS_OF_ONE: usize = 8;
/// The most pieces of a file that are sent between two pictures.
const MOST_PIECES: usize = 8;
/// How many wrong digits one machine may try.
const MOST_GUESSES: usize = 30;
/// The most bytes read of a line at once, or waiting for one.
const MOST_READ: usize = 4 << 10;
const MOST_WAITING: usize = 64 << 10;
/// For how long a pad may say nothing, and how long a request may take.
const SILENCE: Duration = Duration::from_secs(3);
/// For how long the seat of a phone that has gone is kept.
const ABSENCE: Duration = Duration::from_secs(600);
/// How often a phone is told that the game is still there.
const BETWEEN_SIGNS: Duration = Duration::from_secs(1);
/// How often the machine's addresses are looked up, and a port is asked for again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

/// The server, while there is one.
pub struct PhoneServer {
    /// The game's page, if it lies beside the program.
    page: Option<PageFolder>,
    open: Option<Open>,
    lines: Vec<Line>,
    phones: Vec<Phone>,
    looked: Option<Instant>,
    /// How many phones there have been.
    count: u32,
    /// The digits in the address, the same as long as the program runs: a page that is still open
    /// somewhere goes on.
    digits: String,
    /// The wrong digits that each machine has tried.
    guesses: BTreeMap<Ipv4Addr, BTreeSet<String>>,
}

struct Open {
    listener: TcpListener,
    welcome: Welcome,
    language: Language,
    /// This machine's addresses, with the masks of their networks: only these are served.
    own: Vec<(Ipv4Addr, Ipv4Addr)>,
}

/// A phone, as long as it is known. It keeps its seat when its line breaks.
struct Phone {
    id: u32,
    /// How its page calls itself.
    name: String,
    /// Since when it has no line.
    missed: Option<Instant>,
    /// What it was told of its player.
    told: Option<(usize, Color)>,
}

/// A connection.
struct Line {
    from: SocketAddrV4,
    stream: TcpStream,
    visitor: Visitor,
    /// The phone at its other end.
    id: Option<u32>,
    out: Vec<u8>,
    /// What of a file is to follow.
    file: Option<PageFile>,
    /// When all was said: the other end closes the line then.
    hung_up: Option<Instant>,
    heard: Instant,
    signed: Instant,
}

impl PhoneServer {
    pub fn new() -> Self {
        Self {
            page: PageFolder::find(),
            open: None,
            lines: Vec::new(),
            phones: Vec::new(),
            looked: None,
            count: 0,
            digits: String::new(),
            guesses: BTreeMap::new(),
        }
    }

    /// Whether phones are there, which have to be listened to.
    pub fn are_there(&self) -> bool {
        self.phones.iter().any(|phone| phone.missed.is_none())
    }

    /// Serves whoever is there, and reports what they press.
    pub fn serve(
        &mut self,
        phones: &mut Phones,
        wire: &mut Wire,
        language: Language,
        mut tell: impl FnMut(u32, PadTold),
    ) {
        phones.are_offered = true;
        phones.have_page = self.page.is_some();
        let takes_calls = wire.is_wanted && phones.have_page;
        self.answer_callers(wire, takes_calls);
        let has_callers = self.lines.iter().any(|line| line.visitor.kind == VisitorKind::Caller);
        if phones.are_wanted || takes_calls || has_callers || !self.phones.is_empty() {
            // Where this machine is matters until a match has begun.
            let is_asked = phones.are_wanted || takes_calls && wire.key.is_none();
            self.tend(phones, is_asked, language);
        } else if self.open.take().is_some() {
            self.lines.clear();
            phones.addresses.clear();
            self.looked = None;
        }
        self.let_in();
        for place in 0..self.lines.len() {
            let Some(open) = &mut self.open else { break };
            let line = &mut self.lines[place];
            for news in line.listen(&open.welcome) {
                match news {
                    VisitorNews::Asked(path) => {
                        let page = self.page.as_ref().filter(|_| takes_calls);
                        self.lines[place].give(page, &path);
                    }
                    VisitorNews::Packet(packet) if takes_calls => {
                        wire.take(self.lines[place].from.into(), &packet);
                    }
                    VisitorNews::Packet(_) => {}
                    // Whoever plays over there is no pad here.
                    VisitorNews::Came(name) if !phones.are_wanted && !self.knows(&name) => {
                        self.lines[place].visitor.is_over = true;
                    }
                    VisitorNews::Came(name) => {
                        if phones.are_wanted && !self.knows(&name) {
                            self.give_up(&mut tell, |_| true);
                        }
                        let id = self.take_in(place, name);
                        tell(id, PadTold::Came(Family::Xbox));
                    }
                    VisitorNews::Button(button, is_down) => {
                        if let Some(id) = self.lines[place].id {
                            tell(id, PadTold::Button(button, is_down));
                        }
                    }
                    VisitorNews::Guessed(digits) => {
                        let from = *self.lines[place].from.ip();
                        self.guesses.entry(from).or_default().insert(digits);
                    }
                }
            }
        }
        self.lines.retain(|line| {
            let is_gone = line.is_gone();
            if let Some(id) = line.id.filter(|_| is_gone)
                && let Some(phone) = self.phones.iter_mut().find(|phone| phone.id == id)
            {
                phone.missed = Some(Instant::now());
                tell(id, PadTold::Lost);
            }
            !is_gone
        });
        self.give_up(&mut tell, |since| since.elapsed() > ABSENCE);
    }

    /// Sends callers what is for them, as long as they are of use.
    fn answer_callers(&mut self, wire: &mut Wire, takes_calls: bool) {
        wire.callers.clear();
        let is_caller = |visitor: &Visitor| visitor.kind == VisitorKind::Caller && !visitor.is_over;
        for line in self.lines.iter_mut().filter(|line| is_caller(&line.visitor)) {
            let from = line.from.into();
            for (_, packet) in wire.to_callers.iter().filter(|(to, _)| *to == from) {
                send(packet, &mut line.out);
            }
            line.send();
            if takes_calls {
                wire.callers.push(from);
            } else {
                line.hang_up();
            }
        }
        wire.to_callers.clear();
    }

    /// Sends callers what the match has left to say, as the program ends.
    pub fn say_farewell(&mut self, wire: &mut Wire) {
        self.answer_callers(wire, false);
    }

    fn knows(&self, name: &str) -> bool {
        !name.is_empty() && self.phones.iter().any(|phone| phone.name == name)
    }

    /// Frees the seats of phones that are missed for so long, or whose seats a new one is to have.
    fn give_up(&mut self, mut tell: impl FnMut(u32, PadTold), is_long: impl Fn(Instant) -> bool) {
        self.phones.retain(|phone| {
            let is_given_up = phone.missed.is_some_and(&is_long);
            if is_given_up {
                tell(phone.id, PadTold::Went);
            }
            !is_given_up
        });
    }

    /// Tells each phone whose mouse it moves, and in which colour that is shown.
    pub fn tell_players(
        &mut self,
        phones: &mut Phones,
        colours: [Color; 2],
        player_of: impl Fn(u32) -> Option<usize>,
    ) {
        phones.players.clear();
        for phone in self.phones.iter_mut().filter(|phone| phone.missed.is_none()) {
            let Some(player) = player_of(phone.id) else { continue };
            phones.players.push(player);
            let told = (player, colours[player]);
            if phone.told.replace(told) != Some(told) {
                let line = self.lines.iter_mut().find(|line| line.id == Some(phone.id));
                if let Some(line) = line {
                    say(&format!("player {player} {}", as_css(told.1)), &mut line.out);
                }
            }
        }
    }

    /// Shakes a phone, if this is one.
    pub fn shake(&mut self, id: u32, shake: Shake) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.id == Some(id)) {
            say(&format!("shake {}", shake.milliseconds), &mut line.out);
        }
    }

    /// Makes a line that of a phone: of one that is known by its name, or of a new one.
    fn take_in(&mut self, place: usize, name: String) -> u32 {
        let is_known = self.knows(&name);
        let known = self.phones.iter_mut().find(|phone| is_known && phone.name == name);
        let id = known.map(|phone| {
            (phone.missed, phone.told) = (None, None);
            phone.id
        });
        let id = id.unwrap_or_else(|| {
            let id = FIRST_ID + self.count;
            self.count += 1;
            self.phones.push(Phone { id, name, missed: None, told: None });
            id
        });
        // Its old line may not have broken yet.
        for line in self.lines.iter_mut().filter(|line| line.id == Some(id)) {
            line.id = None;
            line.visitor.is_over = true;
        }
        self.lines[place].id = Some(id);
        id
    }

    /// Opens the port, and while a screen asks for it looks up where this machine can be found.
    fn tend(&mut self, phones: &mut Phones, is_asked: bool, language: Language) {
        let is_current = self.open.as_ref().is_some_and(|open| open.language == language);
        let has_looked = self.looked.is_some_and(|looked| looked.elapsed() < LOOK_AGAIN);
        if (has_looked || !is_asked) && (is_current || self.open.is_none()) {
            return;
        }
        self.looked = Some(Instant::now());
        match &mut self.open {
            Some(open) => {
                open.welcome = Welcome::new(open.welcome.digits().to_owned(), &page(language));
                open.language = language;
            }
            None => match self.opened(language) {
                Ok(open) => (self.open, phones.trouble) = (Some(open), None),
                Err(error) => phones.trouble = Some(error.to_string()),
            },
        }
        let Some(open) = &mut self.open else { return };
        let Ok(own) = open.listener.local_addr() else { return };
        open.own = own_addresses().map(|address| (address.ip, address.netmask)).collect();
        // Where phones usually are comes first.
        open.own.sort_by_key(|(ip, _)| (!ip.is_private(), ip.octets()[0] != 192));
        let (port, digits) = (own.port(), open.welcome.digits());
        let address = |(ip, _): &(Ipv4Addr, Ipv4Addr)| format!("http://{ip}:{port}/{digits}");
        phones.addresses = open.own.iter().map(address).collect();
    }

    /// A listener at the first port that is free.
    fn opened(&mut self, language: Language) -> std::io::Result<Open> {
        if self.digits.is_empty() {
            let mut bytes = [0; 4];
            getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
            self.digits = format!("{:06}", u32::from_be_bytes(bytes) % 1_000_000);
        }
        let listener =
            at_first_free(PHONE_PORTS, |port| TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)))?;
        listener.set_nonblocking(true)?;
        let welcome = Welcome::new(self.digits.clone(), &page(language));
        Ok(Open { listener, welcome, language, own: Vec::new() })
    }

    fn let_in(&mut self) {
        let Some(open) = &self.open else { return };
        for _ in 0..MOST_LINES {
            let Ok((stream, from)) = open.listener.accept() else { return };
            let SocketAddr::V4(from) = from else { continue };
            let ip = *from.ip();
            let is_near = |(own, mask): &(Ipv4Addr, Ipv4Addr)| own & mask == ip & mask;
            let guesses = self.guesses.get(&ip).map_or(0, BTreeSet::len);
            let is_reader = |line: &&Line| line.visitor.kind == VisitorKind::Reader;
            let readers = self.lines.iter().filter(is_reader);
            let of_one = readers.clone().filter(|line| *line.from.ip() == ip);
            if self.lines.len() < MOST_LINES
                && readers.count() < MOST_READERS
                && of_one.count() < MOST_READERS_OF_ONE
                && guesses < MOST_GUESSES
                && (ip.is_loopback() || open.own.iter().any(is_near))
                && stream.set_nonblocking(true).is_ok()
            {
                // Small lines are not to wait for each other.
                let _ = stream.set_nodelay(true);
                self.lines.push(Line {
                    from,
                    stream,
                    visitor: Visitor::default(),
                    id: None,
                    out: Vec::new(),
                    file: None,
                    hung_up: None,
                    heard: Instant::now(),
                    signed: Instant::now(),
                });
            }
        }
    }
}

impl Line {
    fn listen(&mut self, welcome: &Welcome) -> Vec<VisitorNews> {
        let mut bytes = [0; MOST_READ];
        let count = match self.stream.read(&mut bytes) {
            Ok(0) => {
                self.fail();
                0
            }
            Ok(count) => {
                // A request has to come whole in time, whatever comes after it only has to go on.
                if self.visitor.kind != VisitorKind::Reader {
                    self.heard = Instant::now();
                }
                count
            }
            Err(error) if is_later(error.kind()) => 0,
            Err(_) => {
                self.fail();
                0
            }
        };
        let news = self.visitor.hear(&bytes[..count], welcome, &mut self.out);
        if self.visitor.kind == VisitorKind::Pad && self.signed.elapsed() > BETWEEN_SIGNS {
            self.signed = Instant::now();
            say("here", &mut self.out);
        }
        self.send();
        news
    }

    /// Answers with a file of the page, or says that there is none.
    fn give(&mut self, page: Option<&PageFolder>, path: &str) {
        self.file = page.and_then(|folder| folder.open(path));
        let about = self.file.as_ref().map(|file| (file.kind, file.length));
        self.visitor.give(about, &mut self.out);
        self.send();
    }

    fn send(&mut self) {
        for _ in 0..MOST_PIECES {
            if let Some(file) = self.file.as_mut().filter(|_| self.out.is_empty()) {
                match file.more(&mut self.out) {
                    Ok(0) => self.file = None,
                    Ok(_) => {}
                    Err(_) => self.fail(),
                }
            }
            if self.out.is_empty() {
                return;
            }
            match self.stream.write(&self.out) {
                Ok(count) if count > 0 => {
                    self.out.drain(..count);
                    // Whoever takes a large file goes on for as long as that goes on.
                    if self.visitor.kind == VisitorKind::Reader {
                        self.heard = Instant::now();
                    }
                }
                Err(error) if is_later(error.kind()) => return,
                Ok(_) | Err(_) => self.fail(),
            }
        }
    }

    /// Nothing more can be sent or heard.
    fn fail(&mut self) {
        self.visitor.is_over = true;
        self.out.clear();
        (self.file, self.hung_up) = (None, None);
    }

    /// Says no more. What was said still has to come there, so the other end closes the line.
    fn hang_up(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Write);
        self.visitor.is_over = true;
        self.hung_up = Some(Instant::now());
    }

    fn is_gone(&self) -> bool {
        let is_closing = self.hung_up.is_some_and(|since| since.elapsed() < SILENCE);
        let has_all = self.out.is_empty() && self.file.is_none() && self.visitor.is_over;
        has_all && !is_closing || self.heard.elapsed() > SILENCE || self.out.len() > MOST_WAITING
    }
}

fn is_later(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

fn as_css(colour: Color) -> String {
    let [r, g, b] = [colour.r, colour.g, colour.b].map(|part| (part * 255.0).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The page, in this language.
fn page(language: Language) -> String {
    let told = &Words::of(language).phones;
    let words = json!({
        "joining": told.joining,
        "lost": told.lost,
        "scan": told.scan_again,
        "players": [told.one, told.two],
        "run": told.run,
    });
    // No word of ours ends the script.
    PAGE.replace("{words}", &words.to_string().replace('<', "\\u003c"))
        .replace("{lang}", language.folder())
}
