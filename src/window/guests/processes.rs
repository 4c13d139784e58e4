//! Programs that the system runs: a thread for each.

use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};

use icetea_maze::guest::{GuestEnd, GuestFeed, GuestOrder, PageProgram, Performer};

use crate::process::{Guest, command_in, converse};
use crate::window::tasks::{TaskHandle, spawn};

/// Their commands are typed.
pub const ON_PAGE: Option<PageProgram> = None;

#[derive(Default)]
pub struct Guests {
    running: Vec<TaskHandle>,
    is_over: Arc<AtomicBool>,
}

impl Guests {
    pub(super) fn lead<P: Performer + Send + 'static>(
        &mut self,
        order: GuestOrder,
        host: P,
        feed: &Weak<GuestFeed<P::Event>>,
    ) {
        self.running.retain(|guest| !guest.is_finished());
        let (is_over, of_thread) = (Arc::clone(&self.is_over), Weak::clone(feed));
        let begun = spawn("guest", move || lead(order, host, &of_thread, &is_over));
        match begun {
            Ok(guest) => self.running.push(guest),
            Err(error) => {
                if let Some(feed) = feed.upgrade() {
                    feed.finish(GuestEnd::NotStarted(error.to_string()));
                }
            }
        }
    }
}

/// The program whose command stands in a folder, if one does.
pub fn of_folder(folder: &Path) -> Option<GuestOrder> {
    let command = command_in(folder).ok()??;
    let folder = folder.display().to_string();
    Some(GuestOrder { command, folder, ..GuestOrder::default() })
}

/// Their processes end with the window.
impl Drop for Guests {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        for guest in self.running.drain(..) {
            let _ = guest.join();
        }
    }
}

fn lead<P: Performer>(
    order: GuestOrder,
    mut host: P,
    feed: &Weak<GuestFeed<P::Event>>,
    is_over: &AtomicBool,
) {
    let words = order.words().into_iter().map(OsString::from).collect();
    let folder = if order.folder.is_empty() { ".".into() } else { order.folder.into() };
    let guest = Guest { words, folder };
    // What happens is kept from now on.
    host.news();
    let end = converse(&guest, &mut host, &order.limits, |host| {
        let Some(feed) = feed.upgrade() else { return false };
        feed.pass_on(host);
        !is_over.load(Ordering::Relaxed)
    });
    if let Some(feed) = feed.upgrade() {
        feed.end(&mut host, end);
    }
}
