//! A visitor in a browser is told what it needs and nothing else, however its bytes come.

use icetea_maze::game::input::Button;
use icetea_maze::maze::Direction;
use icetea_maze::maze::random::Dice;
use icetea_maze::net::visitor::{Visitor, VisitorKind, VisitorNews, Welcome, say, send};
use icetea_maze::net::wire::MOST_PACKET_BYTES;

fn welcome() -> Welcome {
    let page = "<style>a</style>the page<script>alert()</script>";
    Welcome::new("012345".to_owned(), page)
}

/// What comes of these bytes, in pieces of this size.
fn heard(bytes: &[u8], piece: usize) -> (Visitor, Vec<VisitorNews>, Vec<u8>) {
    let (mut visitor, mut news, mut out) = (Visitor::default(), Vec::new(), Vec::new());
    for piece in bytes.chunks(piece.max(1)) {
        news.extend(visitor.hear(piece, &welcome(), &mut out));
    }
    (visitor, news, out)
}

fn asks(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: 192.168.1.5:47630\r\n{headers}\r\n").into_bytes()
}

const SOCKET: &str = "Upgrade: websocket\r\nConnection: Upgrade\r\n\
     Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n";
const OWN: &str = "Origin: http://192.168.1.5:47630\r\n";

fn joins() -> Vec<u8> {
    asks("/012345/pad/the-page", &format!("{SOCKET}{OWN}"))
}

fn frame(kind: u8, said: &[u8]) -> Vec<u8> {
    let mask = [7, 99, 200, 1];
    let masked = said.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
    let head = match said.len() {
        short @ ..=125 => vec![kind, 0x80 | short as u8],
        long => vec![kind, 0xFE, (long >> 8) as u8, long as u8],
    };
    head.into_iter().chain(mask).chain(masked).collect()
}

fn pressed(bits: u16) -> Vec<u8> {
    frame(0x82, &bits.to_be_bytes())
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn the_page_is_for_whoever_has_scanned_the_code() {
    for (path, status, guesses) in [
        ("/012345", "200 OK", 0),
        ("/012345/", "200 OK", 0),
        ("/", "404 Not Found", 0),
        ("/favicon.ico", "404 Not Found", 0),
        ("/012346", "404 Not Found", 1),
        ("/012345?from=a-chat", "200 OK", 0),
        ("/012345x", "404 Not Found", 0),
        ("/robots.txt", "404 Not Found", 0),
        ("/999999/pad", "404 Not Found", 1),
        ("/012345/pad", "400 Bad Request", 0),
    ] {
        let (visitor, news, out) = heard(&asks(path, ""), 1_000);
        let out = text(&out);
        assert!(out.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{path}: {out}");
        assert_eq!(out.contains("the page"), status.starts_with("200"), "{path}");
        assert!(out.contains("default-src 'none'"), "{path}");
        // The sums of `a` and of `alert()`, by which a browser knows them.
        let sums = [
            "ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=",
            "S8S/VNmXuUuoIR6OhqBqwIiIkuCxXq31hCCHAHnicV8=",
        ];
        for sum in sums {
            assert_eq!(out.contains(sum), status.starts_with("200"), "{path}: {out}");
        }
        let digits = path[1..].chars().take(6).collect::<String>();
        assert_eq!(news, vec![VisitorNews::Guessed(digits); guesses], "{path}");
        assert!(visitor.is_over && visitor.kind == VisitorKind::Reader, "{path}");
    }
}

#[test]
fn a_phone_joins_by_the_handshake_of_the_standard_and_from_the_own_page_alone() {
    let (visitor, news, out) = heard(&joins(), 1_000);
    // The example of RFC 6455.
    assert!(text(&out).contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n"));
    assert!(text(&out).starts_with("HTTP/1.1 101 "));
    assert_eq!(news, [VisitorNews::Came("the-page".to_owned())]);
    assert!(visitor.kind == VisitorKind::Pad && !visitor.is_over);
    for origin in ["", "Origin: http://elsewhere.example\r\n", "Origin: null\r\n"] {
        let (visitor, news, out) = heard(&asks("/012345/pad", &format!("{SOCKET}{origin}")), 1_000);
        assert!(text(&out).starts_with("HTTP/1.1 400 "), "{origin}");
        assert!(
            news.is_empty() && visitor.is_over && visitor.kind == VisitorKind::Reader,
            "{origin}"
        );
    }
}

#[test]
fn what_is_pressed_is_the_same_in_pieces_of_any_size() {
    let mut bytes = joins();
    for bits in [0b1, 0b1, 0b1_0010, 0b110_0000_0000, 0] {
        bytes.extend(pressed(bits));
    }
    bytes.extend(frame(0x89, b"hello"));
    let (_, whole, out) = heard(&bytes, bytes.len());
    let buttons: Vec<_> = whole
        .iter()
        .filter_map(|one| match one {
            VisitorNews::Button(button, is_down) => Some((*button, *is_down)),
            _ => None,
        })
        .collect();
    let (up, right) = (Button::Go(Direction::Up), Button::Go(Direction::Right));
    let expected = [
        (up, true),
        (up, false),
        (right, true),
        (Button::South, true),
        (right, false),
        (Button::South, false),
        (Button::Start, true),
        (Button::RightTrigger, true),
        (Button::Start, false),
        (Button::RightTrigger, false),
    ];
    assert_eq!(buttons, expected);
    assert!(out.ends_with(b"\x8A\x05hello"), "a ping is answered");
    for piece in 1..40 {
        let (visitor, news, told) = heard(&bytes, piece);
        assert_eq!((news, told), (whole.clone(), out.clone()), "in pieces of {piece}");
        assert!(!visitor.is_over);
    }
}

#[test]
fn what_is_no_frame_of_the_page_ends_the_visit() {
    let mut unmasked = vec![0x82, 2, 0, 1];
    unmasked.extend([0; 8]);
    for (name, said) in [
        ("closes", frame(0x88, &[])),
        ("a text", frame(0x81, b"hello")),
        ("a part", frame(0x02, &[0, 1])),
        ("three bytes", frame(0x82, &[0, 1, 2])),
        ("unmasked", unmasked),
        ("a long one", [vec![0x82, 0xFE, 1, 0], vec![0; 300]].concat()),
        ("an unknown one", frame(0xC2, &[0, 1])),
    ] {
        let (visitor, news, _) = heard(&[joins(), said, pressed(1)].concat(), 1_000);
        assert!(visitor.is_over, "{name}");
        assert_eq!(news, [VisitorNews::Came("the-page".to_owned())], "{name}");
    }
}

#[test]
fn the_games_page_is_asked_for_file_by_file_below_the_digits_alone() {
    for (path, file) in [
        ("/012345/play/", Some("")),
        ("/012345/play/?log#kruskal1-2x2-1", Some("")),
        ("/012345/play/1f/page.js", Some("1f/page.js")),
        ("/012345/play/../settings.ron", Some("../settings.ron")),
        ("/012345/playing", None),
        ("/999999/play/", None),
        ("/play/", None),
    ] {
        let (visitor, news, out) = heard(&asks(path, ""), 1_000);
        let asked = news.iter().find_map(|one| match one {
            VisitorNews::Asked(file) => Some(&**file),
            _ => None,
        });
        assert_eq!(asked, file, "{path}");
        assert!(visitor.is_over && out.is_empty() == file.is_some(), "{path}");
    }
    let (_, news, out) = heard(&asks("/012345/play", ""), 1_000);
    assert!(text(&out).contains("\r\nLocation: /012345/play/\r\n") && news.is_empty());
    let given = |file| {
        let (mut visitor, _, mut out) = heard(&asks("/012345/play/a", ""), 1_000);
        visitor.give(file, &mut out);
        text(&out)
    };
    assert!(given(None).starts_with("HTTP/1.1 404 "));
    let head = given(Some(("application/wasm", 10_000_000)));
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(head.contains("\r\nContent-Type: application/wasm\r\n"), "{head}");
    assert!(head.contains("\r\nContent-Length: 10000000\r\n"), "{head}");
}

#[test]
fn a_page_that_calls_sends_and_hears_packets_of_every_size() {
    let joins = asks("/012345/line", &format!("{SOCKET}{OWN}"));
    let packets: Vec<Vec<u8>> =
        [0, 1, 125, 126, 127, MOST_PACKET_BYTES].map(|size| vec![size as u8; size]).into();
    let bytes = packets.iter().fold(joins.clone(), |bytes, it| [bytes, frame(0x82, it)].concat());
    for piece in [1, 2, 3, 5, 100, 4_000] {
        let (visitor, news, out) = heard(&bytes, piece);
        assert!(text(&out).starts_with("HTTP/1.1 101 "));
        assert!(visitor.kind == VisitorKind::Caller && !visitor.is_over);
        assert_eq!(news, packets.iter().cloned().map(VisitorNews::Packet).collect::<Vec<_>>());
    }
    let too_long = frame(0x82, &[0; MOST_PACKET_BYTES + 1]);
    let (visitor, news, _) = heard(&[joins, too_long].concat(), 4_000);
    assert!(visitor.is_over && news.is_empty());
    for size in [0, 125, 126, MOST_PACKET_BYTES] {
        let mut out = Vec::new();
        send(&vec![7; size], &mut out);
        let head = match size {
            ..=125 => vec![0x82, size as u8],
            _ => vec![0x82, 126, (size >> 8) as u8, size as u8],
        };
        assert_eq!(out, [head, vec![7; size]].concat());
    }
    // Nobody calls from a page of another site.
    let (visitor, ..) = heard(&asks("/012345/line", SOCKET), 1_000);
    assert!(visitor.is_over && visitor.kind == VisitorKind::Reader);
}

#[test]
fn noise_neither_panics_nor_grows() {
    let mut dice = Dice::new(1);
    for round in 0..3_000 {
        let mut bytes = match round % 3 {
            0 => joins(),
            1 => asks("/012345/line", &format!("{SOCKET}{OWN}")),
            _ => b"GET /012345/".to_vec(),
        };
        // Some say how long they are.
        bytes.extend([0x82, 0xFE, dice.below(3) as u8].iter().take(dice.below(4) as usize));
        for _ in 0..dice.below(200) {
            bytes.push(dice.below(256) as u8);
        }
        heard(&bytes, 1 + dice.below(64) as usize);
    }
    let begin = b"GET /".iter().copied();
    let endless: Vec<u8> = begin.chain(std::iter::repeat_n(b'x', 100_000)).collect();
    let (visitor, _, out) = heard(&endless, 1_000);
    assert!(visitor.is_over && out.is_empty(), "a request without end");
    let (visitor, _, out) = heard(b"\x16\x03\x01", 1_000);
    assert!(visitor.is_over && out.is_empty(), "another protocol");
    // A pad that says more than anybody can press is sent away.
    let flood: Vec<u8> = (0..10_000).flat_map(|bits| pressed(bits % 16)).collect();
    let (visitor, news, _) = heard(&[joins(), flood].concat(), 4_096);
    assert!(visitor.is_over && news.len() < 2_000, "{} pieces of news", news.len());
}

#[test]
fn a_phone_is_told_in_short_lines() {
    let mut out = Vec::new();
    say("player 1 #2a7f72", &mut out);
    assert_eq!(out, [&[0x81, 16][..], b"player 1 #2a7f72"].concat());
}

#[test]
fn a_page_is_summed_up_as_browsers_read_it() {
    let page = |page| {
        let welcome = Welcome::new("012345".to_owned(), page);
        let mut out = Vec::new();
        Visitor::default().hear(&asks("/012345", ""), &welcome, &mut out);
        text(&out)
    };
    let plain = "<style>\na\n</style>\n<script>\nb\n</script>";
    assert_eq!(page(&plain.replace('\n', "\r\n")), page(plain));
}
