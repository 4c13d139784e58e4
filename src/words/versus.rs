//! The words about two players.

use super::table::{words, words_for};
use crate::game::screen::lobby::LobbyRow;
use crate::game::screen::versus::VersusPauseChoice;
use crate::game::versus::player::Coat;
use crate::game::versus::rules::{Mind, Mode, Rival, Seat};

words! {
    /// The words about two players.
    pub struct VersusWords {
        two_players,
        players: SeatWords,
        friend,
        ghost,
        minds: MindWords,
        rivals: MindWords,
        tempers: MindWords,
        join,
        tap_to_join,
        swipe_to_walk,
        coats: CoatWords,
        coat,
        bar,
        bar_wanted: BarWords,
        rows: LobbyRowWords,
        ghost_missing,
        ghost_unsuited,
        modes: ModeWords,
        mode_notes: ModeWords,
        mazes: MazesWords,
        mazes_notes: MazesWords,
        how_to_sit,
        seats: SeatsWords,
        seats_notes: SeatsWords,
        /// Offered to players who have only a touch screen.
        seats_offer,
        one_round,
        no_head_start,
        start,
        who_is_missing,
        who_has_not_tapped,
        go,
        rounds,
        cheeses,
        draw,
        draw_note,
        loser_note,
        loser_note_touched,
        fairness,
        /// The verdict if neither player had an advantage.
        fair,
        unfair,
        card_time,
        card_shortest,
        card_all_cheeses,
        card_junctions,
        card_steps,
        card_dead_ends,
        card_lost,
        card_ways,
        not_there,
        no_loss,
        save_round,
        next_round,
        who_won,
        match_draw,
        rematch,
        rematch_note,
        lobby,
        pause_menu: VersusPauseWords,
    }
    sentences {
        ghost_of(name),
        ghost_time(time),
        ghost_kept(time),
        speed(tiles),
        /// The most rounds that there are, and how many win the match.
        best_of(rounds, needed),
        head_start(player, seconds),
        /// The advantage that a player had.
        fair_anyway(name),
        nearer(name, steps),
        faster(name),
        earlier(name, seconds),
        round(number),
        wait(seconds),
        wins(name),
        wins_match(name),
        /// Where a player stood still, and for how long.
        stood(seconds, column, row),
        /// Where a detour began, and what it cost.
        detour(seconds, steps, column, row),
    }
}

impl VersusWords {
    /// The opponent.
    pub const fn rival(&self, rival: Rival) -> &'static str {
        match rival {
            Rival::Human => self.friend,
            Rival::Computer { mind, .. } => self.rivals.of(mind),
            Rival::Ghost => self.ghost,
        }
    }
}

words_for! {
    /// The two players by their seats.
    pub struct SeatWords for Seat {
        Seat::One => one,
        Seat::Two => two,
    }
}

words_for! {
    /// The computer's algorithms, its name with each, and what it is like to play against.
    pub struct MindWords for Mind {
        Mind::DepthFirst => depth_first,
        Mind::SharpDepthFirst => sharp_depth_first,
        Mind::WallFollower => wall_follower,
        Mind::Dozer => dozer,
        Mind::ShortestWay => shortest_path,
    }
}

words_for! {
    /// The looks of players.
    pub struct CoatWords for Coat {
        Coat::Mouse => mouse,
        Coat::Marmot => marmot,
        Coat::Hedgehog => hedgehog,
        Coat::Rabbit => rabbit,
    }
}

words! {
    /// Whether a bar shows the distance.
    pub struct BarWords { off, on }
}

impl BarWords {
    /// The word for on, or for off.
    pub const fn of(&self, is_on: bool) -> &'static str {
        if is_on { self.on } else { self.off }
    }
}

words_for! {
    /// The rows of the lobby.
    pub struct LobbyRowWords for LobbyRow {
        LobbyRow::NameOne => name_one,
        LobbyRow::NameTwo => name_two,
        LobbyRow::Rival => rival,
        LobbyRow::SpeedOrSeats => speed,
        LobbyRow::Mode => mode,
        LobbyRow::Mazes => mazes,
        LobbyRow::BestOf => best_of,
        LobbyRow::HeadStart => head_start,
    }
}

words_for! {
    /// A text for each way to win a round.
    pub struct ModeWords for Mode {
        Mode::Race => race,
        Mode::Meet => meet,
        Mode::Hunt => hunt,
        Mode::Endless => endless,
    }
}

words! {
    /// A text for each way to share out mazes.
    pub struct MazesWords { same, mirrored, drawn_alike }
}

impl MazesWords {
    /// The text for two mazes, which may be mirror images, and may be drawn alike.
    pub const fn of(&self, is_mirrored: bool, draws_alike: bool) -> &'static str {
        match (is_mirrored, draws_alike) {
            (false, _) => self.same,
            (true, false) => self.mirrored,
            (true, true) => self.drawn_alike,
        }
    }
}

words! {
    /// A text for each way to sit at one screen.
    pub struct SeatsWords { side_by_side, face_to_face }
}

impl SeatsWords {
    /// The text for players who sit face to face, or side by side.
    pub const fn of(&self, are_face_to_face: bool) -> &'static str {
        if are_face_to_face { self.face_to_face } else { self.side_by_side }
    }
}

words_for! {
    /// The menu of a paused match.
    pub struct VersusPauseWords for VersusPauseChoice {
        VersusPauseChoice::Resume => resume,
        VersusPauseChoice::Settings => settings,
        VersusPauseChoice::Lobby => lobby,
        VersusPauseChoice::Title => main_menu,
    }
}
