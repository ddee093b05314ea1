//! The house server.
