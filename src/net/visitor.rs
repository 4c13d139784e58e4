//! A visitor in a browser: what it says over the line, byte by byte, and what it is told.
//!
//! A phone asks by HTTP for a page that makes a gamepad of it, and then says by WebSocket which buttons
//! are down; or anybody asks for the game itself, as a page, which then plays against this one and
//! sends its packets by WebSocket. Whoever has not seen the code does not know the six digits in the
//! address, and gets nothing.

use std::net::SocketAddrV4;

use hmac_sha256::Hash;

use super::phones::PAGE;
use super::sha1::sha1;
use super::wire::MOST_PACKET_BYTES;
use crate::game::input::Button;
use crate::maze::Direction;

/// The most bytes of a request, and of what waits to be taken of a line.
const MOST_BYTES: usize = 8 << 10;
/// The most frames that are taken at once: nobody presses faster.
const MOST_FRAMES: usize = 16;
/// The most characters of the name that a page gives itself.
const MOST_NAME: usize = 32;
/// What makes an answer to a WebSocket's key one: a constant of its standard.
const SOCKET_KEY: &str = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
/// The most bytes whose count stands in the second byte of a frame, and what stands there for more.
const MOST_SHORT: usize = 125;
const IS_LONG: u8 = 126;
/// The kinds of whole frames.
const TEXT: u8 = 0x81;
const BYTES: u8 = 0x82;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8A;
/// The bit that says that a frame is masked, as all of a browser are.
const IS_MASKED: u8 = 0x80;
/// Where the game's page calls, below the digits. line.js has the same name.
const CALLS: &str = "line";
/// The kind of a short text that may do nothing.
const NOTHING: (&str, &str) = ("text/plain", "default-src 'none'");
/// Why a line is closed whose page has old digits. The page knows the number.
const OLD_DIGITS: u16 = 4001;
/// The buttons of the page, by the bits of what it says.
const BUTTONS: [Button; 11] = [
    Button::Go(Direction::Up),
    Button::Go(Direction::Right),
    Button::Go(Direction::Down),
    Button::Go(Direction::Left),
    Button::South,
    Button::East,
    Button::West,
    Button::North,
    Button::Select,
    Button::Start,
    Button::RightTrigger,
];

/// What visitors are given, and what they have to know.
#[derive(Clone, Debug)]
pub struct Welcome {
    digits: String,
    page: String,
    /// What the page may run, load and reach: what stands in it, and the game.
    policy: String,
}

impl Welcome {
    /// A page for whoever knows these digits.
    pub fn new(digits: String, page: &str) -> Self {
        // As browsers read it, who sum it up.
        let page = page.replace("\r\n", "\n");
        let sum = |tag: &str| {
            let rest = page.split_once(&format!("<{tag}>")).map_or("", |(_, rest)| rest);
            let said = rest.split_once(&format!("</{tag}>")).map_or("", |(said, _)| said);
            base64(&Hash::hash(said.as_bytes()))
        };
        let policy = format!(
            "default-src 'none'; script-src 'sha256-{}'; style-src 'sha256-{}'; connect-src ws:",
            sum("script"),
            sum("style"),
        );
        Self { digits, page, policy }
    }

    /// The digits in the address.
    pub fn digits(&self) -> &str {
        &self.digits
    }
}

/// What is new of a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VisitorNews {
    /// It has become a gamepad; by this name the page is known again.
    Came(String),
    /// It has pressed a button, or let it go.
    Button(Button, bool),
    /// It asks for this file of the game's page.
    Asked(String),
    /// It has sent a packet, as one game does to another.
    Packet(Vec<u8>),
    /// It has asked with these wrong digits.
    Guessed(String),
}

/// What a visitor has become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VisitorKind {
    /// It asks for something.
    #[default]
    Reader,
    /// A gamepad.
    Pad,
    /// A game on a page.
    Caller,
}

/// A visitor.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    unread: Vec<u8>,
    /// What it has become.
    pub kind: VisitorKind,
    /// The buttons that are down, as bits.
    down: u16,
    /// Whether nothing more is to be heard of it: what was to be sent is the last of it.
    pub is_over: bool,
}

impl Visitor {
    /// Takes what has come; appends what is to be sent. Says what is new of it.
    pub fn hear(&mut self, bytes: &[u8], welcome: &Welcome, out: &mut Vec<u8>) -> Vec<VisitorNews> {
        let mut news = Vec::new();
        if self.is_over {
            return news;
        }
        self.unread.extend(bytes);
        for _ in 0..MOST_FRAMES {
            let taken = if self.kind == VisitorKind::Reader {
                self.take_request(welcome, out, &mut news)
            } else {
                self.take_frame(out, &mut news)
            };
            match taken {
                Some(count) if !self.is_over => _ = self.unread.drain(..count),
                _ => break,
            }
        }
        self.is_over |= self.unread.len() > MOST_BYTES;
        news
    }

    /// Answers a request once all of it has come.
    fn take_request(
        &mut self,
        welcome: &Welcome,
        out: &mut Vec<u8>,
        news: &mut Vec<VisitorNews>,
    ) -> Option<usize> {
        const BEGIN: &[u8] = b"GET /";
        const END: &[u8] = b"\r\n\r\n";
        let known = self.unread.len().min(BEGIN.len());
        if self.unread[..known] != BEGIN[..known] {
            self.is_over = true;
            return None;
        }
        let count = self.unread.windows(END.len()).position(|end| end == END)? + END.len();
        let request = String::from_utf8_lossy(&self.unread[BEGIN.len()..count]).into_owned();
        let path = request.split([' ', '?']).next().unwrap_or_default();
        let (digits, rest) = path.split_once('/').unwrap_or((path, ""));
        let key = header(&request, "sec-websocket-key").filter(|_| is_own(&request));
        if digits != welcome.digits {
            let is_guess = digits.len() == welcome.digits.len()
                && digits.bytes().all(|digit| digit.is_ascii_digit());
            news.extend(is_guess.then(|| VisitorNews::Guessed(digits.to_owned())));
            if let Some(key) = key {
                join(key, out);
                frame(CLOSE, &OLD_DIGITS.to_be_bytes(), out);
                self.is_over = true;
            } else {
                let body = "Scan the code on the screen again.\n";
                self.answer("404 Not Found", NOTHING, body, out);
            }
        } else if let Some(key) = key {
            join(key, out);
            if rest == CALLS {
                self.kind = VisitorKind::Caller;
            } else {
                self.kind = VisitorKind::Pad;
                let name = rest.split('/').nth(1).unwrap_or_default();
                news.push(VisitorNews::Came(name.chars().take(MOST_NAME).collect()));
            }
        } else if rest.is_empty() {
            let kind = ("text/html; charset=utf-8", &*welcome.policy);
            self.answer("200 OK", kind, &welcome.page, out);
        } else if rest == PAGE {
            // Its files lie below it.
            head("308 Permanent Redirect", &format!("Location: /{digits}/{PAGE}/"), 0, out);
            self.is_over = true;
        } else if let Some(file) = rest.strip_prefix(PAGE).and_then(|rest| rest.strip_prefix('/')) {
            news.push(VisitorNews::Asked(file.to_owned()));
            self.is_over = true;
        } else {
            let body = "This is for the game's own page.\n";
            self.answer("400 Bad Request", NOTHING, body, out);
        }
        Some(count)
    }

    fn answer(
        &mut self,
        status: &str,
        (kind, policy): (&str, &str),
        body: &str,
        out: &mut Vec<u8>,
    ) {
        let about = format!(
            "Content-Type: {kind}\r\nContent-Security-Policy: {policy}\r\nCache-Control: no-store"
        );
        head(status, &about, body.len() as u64, out);
        out.extend(body.bytes());
        self.is_over = true;
    }

    /// Begins the answer to whoever has asked for a file of the game's page, of which so many bytes
    /// follow; or says that there is none.
    pub fn give(&mut self, file: Option<(&str, u64)>, out: &mut Vec<u8>) {
        let Some((kind, length)) = file else {
            return self.answer("404 Not Found", NOTHING, "There is no such file.\n", out);
        };
        head("200 OK", &format!("Content-Type: {kind}\r\nCache-Control: no-cache"), length, out);
    }

    /// Takes a frame of the WebSocket once all of it has come. One that is no frame of the game's
    /// page ends the visit.
    fn take_frame(&mut self, out: &mut Vec<u8>, news: &mut Vec<VisitorNews>) -> Option<usize> {
        let (&[kind, told], rest) = self.unread.split_first_chunk::<2>()?;
        let short = told & !IS_MASKED;
        let most = if self.kind == VisitorKind::Pad { MOST_SHORT } else { MOST_PACKET_BYTES };
        let (length, rest) = if short == IS_LONG && most > MOST_SHORT {
            let (&length, rest) = rest.split_first_chunk()?;
            (u16::from_be_bytes(length).into(), rest)
        } else {
            (usize::from(short), rest)
        };
        let is_known = [BYTES, CLOSE, PING, PONG].contains(&kind) && told & IS_MASKED != 0;
        if length > most || short > IS_LONG || !is_known {
            self.is_over = true;
            return None;
        }
        let (mask, rest) = rest.split_first_chunk::<4>()?;
        let masked = rest.get(..length)?;
        let taken = self.unread.len() - rest.len() + length;
        let said: Vec<u8> = masked.iter().zip(mask.iter().cycle()).map(|(a, b)| a ^ b).collect();
        match (kind, self.kind, &said[..]) {
            (BYTES, VisitorKind::Pad, &[high, low]) => {
                self.press(u16::from_be_bytes([high, low]), news);
            }
            (BYTES, VisitorKind::Caller, _) => news.push(VisitorNews::Packet(said)),
            (PING, _, said) => frame(PONG, said, out),
            (PONG, ..) => {}
            (CLOSE, ..) => {
                frame(CLOSE, &[], out);
                self.is_over = true;
            }
            _ => self.is_over = true,
        }
        Some(taken)
    }

    fn press(&mut self, down: u16, news: &mut Vec<VisitorNews>) {
        let changed = std::mem::replace(&mut self.down, down) ^ down;
        for (bit, button) in BUTTONS.into_iter().enumerate() {
            if changed >> bit & 1 != 0 {
                news.push(VisitorNews::Button(button, down >> bit & 1 != 0));
            }
        }
    }
}

/// Says a short line to a pad.
pub fn say(line: &str, out: &mut Vec<u8>) {
    frame(TEXT, line.as_bytes(), out);
}

/// Sends a packet to a caller.
pub fn send(packet: &[u8], out: &mut Vec<u8>) {
    frame(BYTES, packet, out);
}

fn frame(kind: u8, said: &[u8], out: &mut Vec<u8>) {
    out.push(kind);
    if said.len() <= MOST_SHORT {
        out.push(said.len() as u8);
    } else {
        out.push(IS_LONG);
        out.extend((said.len() as u16).to_be_bytes());
    }
    out.extend(said);
}

/// The head of an answer with `length` bytes.
fn head(status: &str, about: &str, length: u64, out: &mut Vec<u8>) {
    out.extend(
        format!(
            "HTTP/1.1 {status}\r\n{about}\r\nContent-Length: {length}\r\n\
             X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n\
             Connection: close\r\n\r\n"
        )
        .bytes(),
    );
}

/// Answers the wish for a WebSocket.
fn join(key: &str, out: &mut Vec<u8>) {
    let accept = base64(&sha1(format!("{key}{SOCKET_KEY}").as_bytes()));
    out.extend(
        format!(
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
             Sec-WebSocket-Accept: {accept}\r\n\r\n"
        )
        .bytes(),
    );
}

/// What a request says under a name.
fn header<'a>(request: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = request.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(one, _)| one.eq_ignore_ascii_case(name)).map(|(_, said)| said.trim())
}

/// Whether a request comes from the game's own page, and not from one that a browser has open
/// elsewhere, under whatever name that reaches this machine.
fn is_own(request: &str) -> bool {
    let host = header(request, "host").filter(|host| host.parse::<SocketAddrV4>().is_ok());
    let origin = header(request, "origin").and_then(|origin| origin.strip_prefix("http://"));
    host.is_some() && origin == host
}

fn base64(bytes: &[u8]) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - three.len()));
        for place in 0..4 {
            let sign = SIGNS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= three.len() { char::from(sign) } else { '=' });
        }
    }
    text
}
