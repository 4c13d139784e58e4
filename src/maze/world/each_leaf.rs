//! All leaves of a world, opened one after the other: what is seen in each is put together square by
//! square.

use std::sync::Mutex;

use super::guide::{OpenLeaf, Root};
use super::{WorldError, WorldFile};
use crate::maze::ProgressFn;
use crate::maze::generate::leaf::LeafWork;
use crate::maze::generate::squares::{SquareWork, Squares, held};

/// Looks into every leaf, whose ways lead to the root or else to the goal, on this many threads, and joins
/// what is seen. Returns the whole, nothing if the caller gives up, or the first error.
pub(super) async fn see_each_leaf<S: Send>(
    world: &WorldFile,
    root: Option<&Root>,
    threads: usize,
    on_progress: ProgressFn<'_>,
    look: impl Fn(&OpenLeaf, [u32; 2]) -> S + Sync,
    join: impl Fn(Vec<S>) -> Result<S, WorldError> + Sync,
) -> Result<Option<S>, WorldError> {
    let seeing = Seeing { world, root, look, join, error: Mutex::new(None) };
    let mut squares = Squares::new(world.spec().size(), world.plan().side);
    let whole = squares.complete(&seeing, threads, on_progress).await;
    match seeing.error.into_inner().unwrap_or_default() {
        Some(error) => Err(error),
        None => Ok(whole.flatten()),
    }
}

struct Seeing<'a, L, J> {
    world: &'a WorldFile,
    root: Option<&'a Root>,
    look: L,
    join: J,
    error: Mutex<Option<WorldError>>,
}

impl<L, J> Seeing<'_, L, J> {
    fn noted<T>(&self, result: Result<T, WorldError>) -> Option<T> {
        result.map_err(|error| held(&self.error).get_or_insert(error).clone()).ok()
    }
}

impl<S: Send, L: Fn(&OpenLeaf, [u32; 2]) -> S + Sync, J: Fn(Vec<S>) -> Result<S, WorldError> + Sync>
    SquareWork for Seeing<'_, L, J>
{
    type Worker = LeafWork;
    /// Nothing is left of a square in which something is wrong.
    type Square = Option<S>;

    fn worker(&self) -> LeafWork {
        self.world.plan().work()
    }

    async fn leaf(
        &self,
        worker: &mut LeafWork,
        at: [u32; 2],
        on_rooms: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Option<S>> {
        let leaf = self.noted(OpenLeaf::rooted(self.world, worker, at, self.root))?;
        let [width, height] = self.world.plan().size_of(at);
        let is_wanted = on_rooms(width * height) && held(&self.error).is_none();
        is_wanted.then(|| Some((self.look)(&leaf, at)))
    }

    fn join(&self, parts: Vec<Option<S>>) -> Option<S> {
        let parts: Option<Vec<S>> = parts.into_iter().collect();
        self.noted((self.join)(parts?))
    }
}
