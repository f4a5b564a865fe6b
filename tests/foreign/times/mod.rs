mod chrono;
mod jiff;
mod time;
