//! The store's test story on the store in memory that tests of other crates use.

use crate::story;
use std::sync::Arc;
use yatzy_store::StoreError;
use yatzy_testing::MemoryStore;

macro_rules! chapters {
    ($($chapter:ident),+ $(,)?) => {
        $(#[tokio::test]
        async fn $chapter() -> Result<(), StoreError> {
            story::$chapter(Arc::new(MemoryStore::default())).await
        })+
    };
}

every_chapter!(chapters);
