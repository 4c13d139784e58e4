//! Serves phones that become pads: a page in their browser, and what they press. It listens only
//! while a screen asks for phones, while one is there, and for a while after one has gone.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::time::{Duration, Instant};

use icetea_maze::felt::Shake;
use icetea_maze::game::input::Family;
use icetea_maze::game::keyboard::PadTold;
use icetea_maze::net::phones::{PHONE_PORTS, Phones};
use icetea_maze::net::visitor::{PhoneNews, Visitor, Welcome, say};
use icetea_maze::picture::Color;
use icetea_maze::words::Words;

const PAGE: &str = include_str!("../../assets/web/phone.html");
/// The numbers of phones; gamepads have smaller ones.
const FIRST_ID: u32 = 1 << 30;
/// The most visitors at once, and how often wrong digits may be tried.
const MOST_VISITORS: usize = 12;
const MOST_GUESSES: u32 = 30;
/// The most bytes read of a visitor, or waiting for one.
const MOST_READ: usize = 4 << 10;
const MOST_WAITING: usize = 64 << 10;
/// After so long a silence a visitor is gone.
const SILENCE: Duration = Duration::from_secs(3);
/// For how long a phone that has gone may come back.
const ABSENCE: Duration = Duration::from_secs(60);
/// How often the machine's addresses are looked up, and a port is asked for again.
const LOOK_AGAIN: Duration = Duration::from_secs(3);

/// The server, while there is one.
#[derive(Default)]
pub struct PhoneServer {
    open: Option<Open>,
    visitors: Vec<Guest>,
    looked: Option<Instant>,
    last_pad: Option<Instant>,
    count: u32,
}

struct Open {
    listener: TcpListener,
    /// This machine's addresses, with the masks of their networks: only these are served.
    own: Vec<(Ipv4Addr, Ipv4Addr)>,
    welcome: Welcome,
    guesses: u32,
}

struct Guest {
    id: u32,
    stream: TcpStream,
    visitor: Visitor,
    out: Vec<u8>,
    heard: Instant,
    /// The player whose mouse it moves, as far as it was told.
    player: Option<usize>,
}

impl PhoneServer {
    /// Whether phones are there, which have to be listened to.
    pub fn are_there(&self) -> bool {
        self.visitors.iter().any(|guest| guest.visitor.is_pad())
    }

    /// Serves whoever is there, and reports what they press.
    pub fn serve(
        &mut self,
        phones: &mut Phones,
        words: &Words,
        mut tell: impl FnMut(u32, PadTold),
    ) {
        phones.are_offered = true;
        let is_missed = self.last_pad.is_some_and(|last| last.elapsed() < ABSENCE);
        if phones.are_wanted || is_missed {
            self.tend(phones, words);
        } else if self.open.take().is_some() {
            phones.addresses.clear();
            self.looked = None;
        }
        self.let_in();
        let Some(open) = &mut self.open else { return };
        for guest in &mut self.visitors {
            for one in guest.listen(&open.welcome) {
                match one {
                    PhoneNews::Came => tell(guest.id, PadTold::Came(Family::Xbox)),
                    PhoneNews::Button(button, is_down) => {
                        tell(guest.id, PadTold::Button(button, is_down));
                    }
                    PhoneNews::Stays => {}
                    PhoneNews::Guessed => open.guesses += 1,
                }
            }
            if guest.is_gone() && guest.visitor.is_pad() {
                tell(guest.id, PadTold::Went);
            }
        }
        if self.are_there() {
            self.last_pad = Some(Instant::now());
        }
        self.visitors.retain(|guest| !guest.is_gone());
    }

    /// Tells each phone whose mouse it moves, and in which colour that is shown.
    pub fn tell_players(
        &mut self,
        phones: &mut Phones,
        colours: [Color; 2],
        player_of: impl Fn(u32) -> Option<usize>,
    ) {
        phones.players.clear();
        for guest in self.visitors.iter_mut().filter(|guest| guest.visitor.is_pad()) {
            let player = player_of(guest.id);
            phones.players.extend(player);
            if let Some(player) = player
                && guest.player.replace(player) != Some(player)
            {
                say(&format!("player {player} {}", as_css(colours[player])), &mut guest.out);
            }
        }
    }

    /// Shakes a phone, if this is one.
    pub fn shake(&mut self, id: u32, shake: Shake) {
        if let Some(guest) = self.visitors.iter_mut().find(|guest| guest.id == id) {
            say(&format!("shake {}", shake.milliseconds), &mut guest.out);
        }
    }

    /// Opens the port, and looks up where this machine can be found.
    fn tend(&mut self, phones: &mut Phones, words: &Words) {
        if self.looked.is_some_and(|looked| looked.elapsed() < LOOK_AGAIN) {
            return;
        }
        self.looked = Some(Instant::now());
        if self.open.is_none() {
            match opened(words) {
                Ok(open) => (self.open, phones.trouble) = (Some(open), None),
                Err(error) => phones.trouble = Some(error.to_string()),
            }
        }
        let Some(open) = &mut self.open else { return };
        let Ok(own) = open.listener.local_addr() else { return };
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let networks = interfaces.iter().filter_map(|interface| match &interface.addr {
            if_addrs::IfAddr::V4(address) => Some((address.ip, address.netmask)),
            if_addrs::IfAddr::V6(_) => None,
        });
        open.own = networks.filter(|(ip, _)| !ip.is_loopback()).collect();
        // Where phones usually are comes first.
        open.own.sort_by_key(|(ip, _)| (!ip.is_private(), ip.octets()[0] != 192));
        let (port, digits) = (own.port(), open.welcome.digits());
        let address = |(ip, _): &(Ipv4Addr, Ipv4Addr)| format!("http://{ip}:{port}/{digits}");
        phones.addresses = open.own.iter().map(address).collect();
    }

    fn let_in(&mut self) {
        let Some(open) = &self.open else { return };
        while let Ok((stream, from)) = open.listener.accept() {
            let SocketAddr::V4(from) = from else { continue };
            let is_near = |(own, mask): &(Ipv4Addr, Ipv4Addr)| own & mask == from.ip() & mask;
            if self.visitors.len() < MOST_VISITORS
                && open.guesses < MOST_GUESSES
                && (from.ip().is_loopback() || open.own.iter().any(is_near))
                && stream.set_nonblocking(true).is_ok()
            {
                // Small lines are not to wait for each other.
                let _ = stream.set_nodelay(true);
                let id = FIRST_ID + self.count;
                self.count += 1;
                self.visitors.push(Guest {
                    id,
                    stream,
                    visitor: Visitor::default(),
                    out: Vec::new(),
                    heard: Instant::now(),
                    player: None,
                });
            }
        }
    }
}

impl Guest {
    fn listen(&mut self, welcome: &Welcome) -> Vec<PhoneNews> {
        let mut bytes = [0; MOST_READ];
        let mut news = Vec::new();
        match self.stream.read(&mut bytes) {
            Ok(0) => self.visitor.is_over = true,
            Ok(count) => {
                news = self.visitor.hear(&bytes[..count], welcome, &mut self.out);
                self.heard = Instant::now();
            }
            Err(error) if is_later(error.kind()) => {}
            Err(_) => self.visitor.is_over = true,
        }
        self.send();
        news
    }

    fn send(&mut self) {
        while !self.out.is_empty() {
            match self.stream.write(&self.out) {
                Ok(count) if count > 0 => _ = self.out.drain(..count),
                Err(error) if is_later(error.kind()) => break,
                Ok(_) | Err(_) => {
                    self.visitor.is_over = true;
                    self.out.clear();
                }
            }
        }
    }

    fn is_gone(&self) -> bool {
        let has_all = self.out.is_empty() && self.visitor.is_over;
        has_all || self.heard.elapsed() > SILENCE || self.out.len() > MOST_WAITING
    }
}

fn is_later(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::WouldBlock | ErrorKind::Interrupted)
}

/// A listener at the first port that is free, with new digits.
fn opened(words: &Words) -> std::io::Result<Open> {
    let mut last = None;
    for port in PHONE_PORTS {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => {
                listener.set_nonblocking(true)?;
                let mut bytes = [0; 4];
                getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
                let digits = format!("{:06}", u32::from_be_bytes(bytes) % 1_000_000);
                let welcome = Welcome::new(digits, page(words));
                return Ok(Open { listener, own: Vec::new(), welcome, guesses: 0 });
            }
            Err(error) => last = Some(error),
        }
    }
    Err(last.unwrap_or_else(|| ErrorKind::AddrInUse.into()))
}

fn as_css(colour: Color) -> String {
    let [r, g, b] = [colour.r, colour.g, colour.b].map(|part| (part * 255.0).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// The page, in this language.
fn page(words: &Words) -> String {
    let told = &words.phones;
    PAGE.replace("{joining}", told.joining)
        .replace("{lost}", told.lost)
        .replace("{one}", told.one)
        .replace("{two}", told.two)
}
