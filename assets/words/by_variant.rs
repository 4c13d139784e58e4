//! Which words name the variants of a type: each has one for every variant, by the same name.

/// Types, and their words. Other words of the same names have the same type.
pub const BY_VARIANT: &[(&str, &str)] = &[
    ("crate::game::bindings::KeyCommand", "commands"),
    ("crate::game::journey::Flavour", "journey-flavours"),
    ("crate::game::journey::Medal", "journey-explained_medals"),
    ("crate::game::journey::Region", "journey-regions"),
    ("crate::game::lab::Mistake", "lab-mistakes"),
    ("crate::game::lab::Skill", "lab-skills"),
    ("crate::game::lesson::LessonStep", "lesson-steps"),
    ("crate::game::records::DailyMark", "records-marks"),
    ("crate::game::records::Opponent", "records-opponents"),
    ("crate::game::rules::KeyColour", "speech-colours"),
    ("crate::game::rules::RuleKind", "journey-rules"),
    ("crate::game::rules::RuleNotice", "journey-notices"),
    ("crate::game::lesson::Tip", "lesson-tips"),
    ("crate::game::settings::CameraSpeed", "cameras"),
    ("crate::game::settings::Look", "looks"),
    ("crate::game::settings::Outline", "outlines"),
    ("crate::game::drawing_table::ToolHow", "draw-how"),
    ("crate::game::drawing_table::ToolName", "draw-tools"),
    ("crate::game::settings::Split", "splits"),
    ("crate::game::settings::Walking", "walkings"),
    ("crate::game::theatre::film::Acts", "watch-film_acts"),
    ("crate::game::versus::player::Coat", "versus-coats"),
    ("crate::game::versus::rules::Mind", "versus-minds"),
    ("crate::game::versus::rules::Mode", "versus-modes"),
    ("crate::game::versus::rules::Seat", "versus-players"),
    ("crate::game::which_built::Feature", "which_built-asks"),
    ("crate::guest::GuestTask", "own_program-heading"),
    ("crate::maze::Hue", "trouble-assumed-hues"),
    ("crate::maze::bench::Compression", "lab-compressions"),
    ("crate::maze::bench::Link", "lab-links"),
    ("crate::maze::bench::UnionOrder", "lab-orders"),
];

/// Those of the screens, which the words do not know.
pub const OF_SCREENS: &[(&str, &str)] = &[
    ("crate::screens::endless::EndlessChoice", "endless-choices"),
    ("crate::screens::how_to::HowToPage", "how_to-pages"),
    ("crate::screens::lobby::LobbyRow", "versus-rows"),
    ("crate::screens::play::PauseChoice", "pause_menu"),
    ("crate::screens::world_map::WorldPlace", "world_map-places"),
    ("crate::screens::settings::SettingsPage", "pages"),
    ("crate::screens::settings::SettingsRow", "settings_rows"),
    ("crate::screens::title::Entry", "menu"),
    ("crate::screens::versus::VersusPauseChoice", "versus-pause_menu"),
];
