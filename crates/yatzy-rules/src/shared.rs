//! Lists that grow at their end and are cloned often: a game is an immutable value, and so is the game after
//! the next move. Clones share their common prefix, so that the cost of a move does not depend on the length
//! of the game.

use std::fmt;
use std::ops::{Index, Range};
use std::sync::Arc;

/// Items per shared chunk: the most that is copied when a cloned list grows.
const CHUNK: usize = 8;

/// A persistent list. Clones share their common prefix.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedVec<T> {
    /// Full chunks.
    full: Arc<Vec<Arc<[T]>>>,
    /// The items after them, less than a chunk.
    rest: Arc<Vec<T>>,
}

impl<T> SharedVec<T> {
    /// An empty list.
    pub fn new() -> SharedVec<T> {
        SharedVec { full: Arc::default(), rest: Arc::default() }
    }

    /// Number of items.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.rest.len()
    }

    /// Whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The item at a place.
    pub fn get(&self, place: usize) -> Option<&T> {
        match self.full.get(place / CHUNK) {
            Some(chunk) => chunk.get(place % CHUNK),
            None => self.rest.get(place - self.full.len() * CHUNK),
        }
    }

    /// The last item.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All items in order. Skipping is cheap.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { list: self, places: 0..self.len() }
    }
}

impl<T: Clone> SharedVec<T> {
    /// Adds an item at the end.
    pub fn push(&mut self, item: T) {
        let rest = Arc::make_mut(&mut self.rest);
        rest.push(item);
        if rest.len() == CHUNK {
            let chunk = std::mem::take(rest).into();
            Arc::make_mut(&mut self.full).push(chunk);
        }
    }

    /// Takes the last item away.
    pub fn pop(&mut self) -> Option<T> {
        if self.rest.is_empty() {
            let chunk = Arc::make_mut(&mut self.full).pop()?;
            self.rest = Arc::new(chunk.to_vec());
        }
        Arc::make_mut(&mut self.rest).pop()
    }

    /// Keeps the first items, and as many as this at most.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// The items as a list of their own.
    pub fn to_vec(&self) -> Vec<T> {
        self.iter().cloned().collect()
    }
}

impl<T> Default for SharedVec<T> {
    fn default() -> SharedVec<T> {
        SharedVec::new()
    }
}

impl<T: fmt::Debug> fmt::Debug for SharedVec<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl<T> Index<usize> for SharedVec<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        self.get(place).expect("a place in the list")
    }
}

impl<T: Clone> Extend<T> for SharedVec<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Clone> FromIterator<T> for SharedVec<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> SharedVec<T> {
        let mut list = SharedVec::new();
        list.extend(items);
        list
    }
}

impl<'a, T> IntoIterator for &'a SharedVec<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// The items of a [`SharedVec`], in order.
#[derive(Debug)]
pub struct Iter<'a, T> {
    list: &'a SharedVec<T>,
    places: Range<usize>,
}

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Iter { list: self.list, places: self.places.clone() }
    }
}

impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        self.list.get(self.places.next()?)
    }

    fn nth(&mut self, n: usize) -> Option<&'a T> {
        self.list.get(self.places.nth(n)?)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.places.size_hint()
    }
}

impl<T> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.list.get(self.places.next_back()?)
    }
}

impl<T> ExactSizeIterator for Iter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_what_a_vector_is() {
        let (mut list, mut vector) = (SharedVec::new(), Vec::new());
        // Grows by three and shrinks by two, across the borders of several chunks.
        for number in 0..60 {
            if number % 5 < 3 {
                list.push(number);
                vector.push(number);
            } else {
                assert_eq!(list.pop(), vector.pop());
            }
            assert_eq!((list.len(), list.is_empty()), (vector.len(), vector.is_empty()));
            assert_eq!((list.last(), list.get(vector.len())), (vector.last(), None));
            assert_eq!(list.to_vec(), vector);
            assert!(list.iter().rev().eq(vector.iter().rev()));
            for skipped in 0..=vector.len() {
                assert!(list.iter().skip(skipped).eq(&vector[skipped..]));
            }
            assert_eq!(list, vector.iter().copied().collect(), "however it came about");
        }
        assert_eq!(format!("{list:?}"), format!("{vector:?}"));
        list.truncate(3);
        assert_eq!(list.to_vec(), vector[..3]);
        list.truncate(5);
        assert_eq!((list.len(), SharedVec::<u8>::default().pop()), (3, None));
    }

    #[test]
    fn copies_share_and_go_their_own_ways() {
        let list: SharedVec<usize> = (0..CHUNK + 3).collect();
        let (mut longer, mut shorter) = (list.clone(), list.clone());
        longer.extend(100..100 + CHUNK);
        shorter.truncate(CHUNK - 1);
        assert!(Arc::ptr_eq(&list.full[0], &longer.full[0]));
        assert!(list.iter().copied().eq(0..CHUNK + 3));
        assert!(longer.iter().copied().eq((0..CHUNK + 3).chain(100..100 + CHUNK)));
        assert!(shorter.iter().copied().eq(0..CHUNK - 1));
    }
}
