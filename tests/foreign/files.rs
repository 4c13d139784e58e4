//! Files made by hand, each with what must come of it.
