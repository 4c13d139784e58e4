//! A match against a mouse on another machine: what the two tell each other, how each finds the
//! other, and how both come to the same outcome. And phones that are pads.
//!
//! Nothing here opens a socket or knows a clock. The program around passes in what has come and
//! sends what is to be sent, and time is counted in ticks.
//!
//! Each side moves its own mouse at once, tells every stride as soon as it can no longer be turned,
//! and says to which tick it has come. The other mouse is drawn where it was last known to be, and
//! a tick is judged when both have come to it. So who was first is decided by ticks, and not by
//! what arrives first; and both sides end with the same recording.
//!
//! What comes from outside is never trusted: it is read by bounded readers, and a stride that
//! cannot have been made ends the match with a sentence.

pub mod link;
pub mod meeting;
pub mod packet;
pub mod page_line;
pub mod phones;
pub mod round;
#[cfg(feature = "store")]
pub mod seal;
#[cfg(feature = "desktop")]
mod sha1;
pub mod spectator;
#[cfg(feature = "desktop")]
pub mod visitor;
pub mod wire;
