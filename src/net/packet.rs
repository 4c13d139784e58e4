//! What one machine tells another, as bytes: a few kinds of packets, each read by a reader that
//! takes nothing for granted.

use crate::game::versus::code::MatchCode;
use crate::game::versus::player::{Coat, MOST_NAME_CHARACTERS, VersusPlayer};
use crate::game::versus::rules::{Rival, Seat};
use crate::maze::Direction;

use super::wire::MatchKey;

/// The version of everything that is said here. Others are listed, and refused by name.
pub const VERSION: u8 = 1;
/// What every packet begins with.
const MAGIC: [u8; 3] = *b"ITM";
/// The most strides in one packet.
pub const MOST_STRIDES: usize = 16;
/// The most bytes of the code of a match; only mazes of large shapes and large drawn ones have longer
/// ones.
pub const MOST_CODE_BYTES: usize = 255;
/// The most rounds of a match.
const MOST_ROUNDS: u8 = 7;
/// The most bytes of a name.
const MOST_NAME_BYTES: usize = 4 * MOST_NAME_CHARACTERS;

/// A machine that is looking for another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hello {
    /// Tells it from all others, and from itself.
    pub id: u64,
    /// The version that it speaks.
    pub version: u8,
    /// Whether it wants to be answered at once.
    pub asks: bool,
    /// Who sits there, with the name that was typed, if one was.
    pub player: VersusPlayer,
}

/// An invitation to a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Who invites.
    pub from: u64,
    /// Who is invited.
    pub to: u64,
    /// The key of the match.
    pub key: MatchKey,
    /// The code of the match.
    pub code: String,
}

/// What is said to an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvitationReply {
    /// Who answers.
    pub from: u64,
    /// Who has invited.
    pub to: u64,
    /// The key that was in it, which nobody else knows.
    pub key: MatchKey,
    /// Whether they want to play.
    pub accepts: bool,
}

/// A stride: when it sets out, in which direction, and whether it runs.
pub type ToldStride = (u32, Direction, bool);

/// A gesture that a player makes to the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gesture {
    /// A squeak.
    #[default]
    Squeak,
    /// A greeting.
    Wave,
}

/// How many gestures were made, as far as a small number goes, and the last of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gestures {
    count: u8,
    last: Gesture,
}

impl Gestures {
    /// One more.
    pub const fn add(&mut self, gesture: Gesture) {
        *self = Self { count: (self.count + 1) & 0x7F, last: gesture };
    }

    /// Whether these are more than those.
    pub const fn are_after(self, before: Self) -> bool {
        let more = self.count.wrapping_sub(before.count) & 0x7F;
        more > 0 && more < 0x40
    }

    /// The last one.
    pub const fn last(self) -> Gesture {
        self.last
    }
}

/// How far a machine has come in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Whether it is the machine that has invited.
    pub is_host: bool,
    /// The number of its round, from 0, over all matches with this key.
    pub stage: u32,
    /// Whether it is ready to begin that round.
    pub is_ready: bool,
    /// Whether its player has paused.
    pub is_paused: bool,
    /// Whether its player has gone.
    pub has_left: bool,
    /// How many gestures it has made, and the last of them.
    pub gestures: Gestures,
    /// Whether the rest is about the round before.
    pub is_of_last: bool,
    /// All of its strides up to this tick have been told, here or before.
    pub tick: u32,
    /// The tick in which it walks no farther, if there is one.
    pub stop: Option<u32>,
    /// How many strides of the other it knows.
    pub heard: u32,
    /// The number of the first stride that is told here.
    pub first: u32,
    /// The strides that the other may not know.
    pub strides: Vec<ToldStride>,
}

/// A match that is being played, told to whoever is looking for another machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playing {
    /// Tells its host from all others.
    pub id: u64,
    /// Who plays: the host and the guest.
    pub players: [VersusPlayer; 2],
    /// The code of the match.
    pub code: String,
}

/// What somebody asks who watches a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WatchRequest {
    /// The number of the match's host.
    pub id: u64,
    /// Tells whoever watches from all others: it is told nothing that does not name it.
    pub ticket: MatchKey,
    /// The number of the round that it wants to see.
    pub stage: u32,
    /// How many strides of each seat it knows in that round.
    pub heard: [u32; 2],
}

/// How far a match has come, for somebody who watches it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WatchAnswer {
    /// The number of the match's host.
    pub id: u64,
    /// The ticket of whoever watches.
    pub ticket: MatchKey,
    /// The code of the match.
    pub code: String,
    /// Whether the seats have swapped sides.
    pub are_sides_swapped: bool,
    /// Who has won each round before this one, if somebody has.
    pub winners: Vec<Option<Seat>>,
    /// How far each seat has come in this round.
    pub seats: [Progress; 2],
}

/// What one machine tells another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Packet {
    /// Somebody is here.
    Hello(Hello),
    /// An invitation.
    Invitation(Invitation),
    /// An answer to one.
    Reply(InvitationReply),
    /// How far it has come in a match. It is sealed.
    Progress(Progress),
    /// A match is being played.
    Playing(Playing),
    /// Somebody watches a match.
    WatchRequest(WatchRequest),
    /// What they see.
    WatchAnswer(Box<WatchAnswer>),
}

/// The match of a code, if it is one of two people.
pub fn match_of(code: &str) -> Option<MatchCode> {
    code.parse().ok().filter(|code: &MatchCode| code.rules().rival == Rival::Human)
}

/// Whether these bytes claim to be part of a match, which has to be sealed.
pub fn is_of_match(bytes: &[u8]) -> bool {
    bytes.get(..MAGIC.len()) == Some(&MAGIC) && bytes.get(MAGIC.len()) == Some(&PROGRESS)
}

const HELLO: u8 = 0;
const INVITATION: u8 = 1;
const ANSWER: u8 = 2;
const PROGRESS: u8 = 3;
const PLAYING: u8 = 4;
const WATCH_REQUEST: u8 = 5;
const WATCH_ANSWER: u8 = 6;

impl Packet {
    /// As bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        match self {
            Self::Hello(hello) => {
                out.extend([HELLO, hello.version]);
                out.extend(hello.id.to_be_bytes());
                out.push(hello.asks.into());
                write_player(&mut out, &hello.player);
            }
            Self::Invitation(invitation) => {
                out.extend([INVITATION, VERSION]);
                out.extend(invitation.from.to_be_bytes());
                out.extend(invitation.to.to_be_bytes());
                out.extend(invitation.key);
                write_text(&mut out, &invitation.code);
            }
            Self::Reply(answer) => {
                out.extend([ANSWER, VERSION]);
                out.extend(answer.from.to_be_bytes());
                out.extend(answer.to.to_be_bytes());
                out.extend(answer.key);
                out.push(answer.accepts.into());
            }
            Self::Progress(progress) => {
                out.push(PROGRESS);
                progress.write(&mut out);
            }
            Self::Playing(playing) => {
                out.extend([PLAYING, VERSION]);
                out.extend(playing.id.to_be_bytes());
                for player in &playing.players {
                    write_player(&mut out, player);
                }
                write_text(&mut out, &playing.code);
            }
            Self::WatchRequest(request) => {
                out.extend([WATCH_REQUEST, VERSION]);
                out.extend(request.id.to_be_bytes());
                out.extend(request.ticket);
                for number in [request.stage, request.heard[0], request.heard[1]] {
                    write_number(&mut out, number);
                }
            }
            Self::WatchAnswer(answer) => {
                out.extend([WATCH_ANSWER, VERSION]);
                answer.write(&mut out);
            }
        }
        out
    }

    /// Reads bytes. None if they are no packet, or have more than belongs to one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut reader = Reader(bytes);
        if reader.take::<3>()? != MAGIC {
            return None;
        }
        let packet = match reader.byte()? {
            HELLO => {
                let version = reader.byte()?;
                let id = reader.number()?;
                if version != VERSION {
                    // More of it cannot be known.
                    let player = VersusPlayer::default();
                    return Some(Self::Hello(Hello { id, version, asks: false, player }));
                }
                let (asks, player) = (reader.flag()?, reader.player()?);
                Self::Hello(Hello { id, version, asks, player })
            }
            INVITATION if reader.byte()? == VERSION => Self::Invitation(Invitation {
                from: reader.number()?,
                to: reader.number()?,
                key: reader.take()?,
                code: reader.text(MOST_CODE_BYTES)?,
            }),
            ANSWER if reader.byte()? == VERSION => Self::Reply(InvitationReply {
                from: reader.number()?,
                to: reader.number()?,
                key: reader.take()?,
                accepts: reader.flag()?,
            }),
            PROGRESS => Self::Progress(Progress::read(&mut reader)?),
            PLAYING if reader.byte()? == VERSION => Self::Playing(Playing {
                id: reader.number()?,
                players: [reader.player()?, reader.player()?],
                code: reader.text(MOST_CODE_BYTES)?,
            }),
            WATCH_REQUEST if reader.byte()? == VERSION => Self::WatchRequest(WatchRequest {
                id: reader.number()?,
                ticket: reader.take()?,
                stage: reader.short()?,
                heard: [reader.short()?, reader.short()?],
            }),
            WATCH_ANSWER if reader.byte()? == VERSION => {
                Self::WatchAnswer(WatchAnswer::read(&mut reader)?.into())
            }
            _ => return None,
        };
        reader.0.is_empty().then_some(packet)
    }
}

impl Progress {
    fn write(&self, out: &mut Vec<u8>) {
        let flags = [
            self.is_ready,
            self.is_paused,
            self.has_left,
            self.is_of_last,
            self.stop.is_some(),
            self.is_host,
        ];
        out.push(flags.into_iter().enumerate().map(|(bit, flag)| u8::from(flag) << bit).sum());
        for number in [self.stage, self.tick, self.heard, self.first] {
            write_number(out, number);
        }
        if let Some(stop) = self.stop {
            write_number(out, stop);
        }
        out.push(self.gestures.count << 1 | self.gestures.last as u8);
        out.push(self.strides.len() as u8);
        let mut before = 0;
        for &(tick, direction, runs) in &self.strides {
            write_number(out, tick - before);
            out.push(direction as u8 | u8::from(runs) << 2);
            before = tick;
        }
    }

    fn read(reader: &mut Reader) -> Option<Self> {
        let flags = reader.byte()?;
        if flags >> 6 != 0 {
            return None;
        }
        let flag = |bit: u8| flags >> bit & 1 == 1;
        let [stage, tick, heard, first] =
            [reader.short()?, reader.short()?, reader.short()?, reader.short()?];
        let stop = if flag(4) { Some(reader.short()?) } else { None };
        let gestures = reader.byte()?;
        let last = if gestures & 1 == 1 { Gesture::Wave } else { Gesture::Squeak };
        let gestures = Gestures { count: gestures >> 1, last };
        let count = usize::from(reader.byte()?);
        if count > MOST_STRIDES {
            return None;
        }
        let mut strides = Vec::with_capacity(count);
        let mut at = 0_u32;
        for _ in 0..count {
            at = at.checked_add(reader.short()?)?;
            let how = reader.byte()?;
            let direction = *Direction::ALL.get(usize::from(how & 3))?;
            if how >> 3 != 0 {
                return None;
            }
            strides.push((at, direction, how >> 2 == 1));
        }
        Some(Self {
            is_host: flag(5),
            stage,
            is_ready: flag(0),
            is_paused: flag(1),
            has_left: flag(2),
            gestures,
            is_of_last: flag(3),
            tick,
            stop,
            heard,
            first,
            strides,
        })
    }
}

impl WatchAnswer {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.id.to_be_bytes());
        out.extend(self.ticket);
        write_text(out, &self.code);
        out.extend([self.are_sides_swapped.into(), self.winners.len() as u8]);
        out.extend(self.winners.iter().map(|it| it.map_or(0, |seat| 1 + seat.index() as u8)));
        for seat in &self.seats {
            seat.write(out);
        }
    }

    fn read(reader: &mut Reader) -> Option<Self> {
        let (id, ticket, code) = (reader.number()?, reader.take()?, reader.text(MOST_CODE_BYTES)?);
        let (are_sides_swapped, rounds) = (reader.flag()?, reader.byte()?);
        if rounds > MOST_ROUNDS {
            return None;
        }
        let winner = |reader: &mut Reader| match reader.byte()? {
            0 => Some(None),
            number => Seat::ALL.get(usize::from(number) - 1).map(|&seat| Some(seat)),
        };
        let winners = (0..rounds).map(|_| winner(reader)).collect::<Option<_>>()?;
        let seats = [Progress::read(reader)?, Progress::read(reader)?];
        Some(Self { id, ticket, code, are_sides_swapped, winners, seats })
    }
}

/// The shortest form of a number: seven bits in a byte, the lowest first.
fn write_number(out: &mut Vec<u8>, mut number: u32) {
    while number > 0x7F {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn write_text(out: &mut Vec<u8>, text: &str) {
    out.push(text.len().min(u8::MAX.into()) as u8);
    out.extend(text.bytes().take(u8::MAX.into()));
}

fn write_player(out: &mut Vec<u8>, player: &VersusPlayer) {
    out.extend([player.coat as u8, player.wants_bar.into()]);
    write_text(out, &player.name);
}

/// What has not been read yet.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take().map(|[byte]| byte)
    }

    fn flag(&mut self) -> Option<bool> {
        let byte = self.byte()?;
        (byte <= 1).then_some(byte == 1)
    }

    fn number(&mut self) -> Option<u64> {
        self.take().map(u64::from_be_bytes)
    }

    fn player(&mut self) -> Option<VersusPlayer> {
        let coat = *Coat::ALL.get(usize::from(self.byte()?))?;
        let wants_bar = self.flag()?;
        let name = self.text(MOST_NAME_BYTES)?;
        let name = name.chars().take(MOST_NAME_CHARACTERS).collect();
        Some(VersusPlayer { name, coat, wants_bar })
    }

    /// A number in its shortest form.
    fn short(&mut self) -> Option<u32> {
        let mut number = 0_u64;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7F) << (7 * place);
            if byte & 0x80 == 0 {
                return if byte == 0 && place > 0 { None } else { u32::try_from(number).ok() };
            }
        }
        None
    }

    /// A text of printable characters.
    fn text(&mut self, most: usize) -> Option<String> {
        let length = usize::from(self.byte()?);
        if length > most || length > self.0.len() {
            return None;
        }
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        let text = str::from_utf8(text).ok()?;
        (!text.chars().any(char::is_control)).then(|| text.to_owned())
    }
}
