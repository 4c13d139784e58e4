//! The words of the laboratory.

use super::table::{words, words_for};
use crate::game::lab::{Mistake, Skill};
use crate::maze::bench::{Compression, Link, UnionOrder};

words! {
    /// The words of the laboratory.
    pub struct LabWords {
        laboratory,
        /// The contents of the shelf.
        shelf,
        /// The columns of the shelf.
        union_find,
        searches,
        by_oneself,
        rules,
        link,
        links: LinkWords,
        compression,
        compressions: CompressionWords,
        beside,
        hops,
        deepest,
        member,
        rank,
        bench,
        bench_about,
        /// How to add operations to the bench.
        how_to_add,
        your_turn,
        skills: SkillWords,
        skill_notes: SkillWords,
        two,
        one,
        open_it,
        keep_it,
        goes_on,
        turns_back,
        right,
        /// Reasons for writing a number, and a distance.
        number_reason,
        distance_reason,
        /// All is done, without a mistake and with some.
        full_marks,
        once_more,
        /// Shown for a step that the algorithm did.
        shown,
        /// The order of the queue in an exercise.
        front_first,
        rule,
        link_key,
        compression_key,
        beside_key,
        operation_key,
        next_note,
        answer_key,
        /// A question to an audience: what its keys do, and how many hands went up.
        hall_key,
        count_key,
        time_key,
        clock_key,
        next_answer_key,
        take_hands_key,
        /// Tells a player who continues without an answer.
        held,
        /// Short form of `held` where there is little room.
        held_in_short,
        show_key,
        take_back_key,
        another_key,
        ask_key,
        /// At the end: how much was right, how long it took, and what to do with the result.
        right_at_once,
        time,
        hand_in,
        hand_in_key,
        /// The chart of growth: what it is about, and its text while that is not known.
        chart,
        chart_key,
        reads_and_writes,
        order_key,
        orders: OrderWords,
        save_table_key,
        members_key,
        measuring,
        too_slow,
        mistakes: MistakeWords,
    }
    sentences {
        union_asked(a, b),
        wall_asked(a, b),
        winner_asked(a, b),
        hops_asked(operation),
        parent_asked(member),
        stack_room_asked(at),
        queue_room_asked(at),
        turn_asked(at),
        stack_held_asked(at),
        queue_held_asked(at),
        number_asked(at),
        distance_asked(at),
        /// The right answer, after a wrong one.
        wrong(answer),
        /// The paths that the finds of an operation climbed, and how often they read `parent`.
        climbed(ways, hops),
        comes_back(count),
        /// Replaces `comes_back` once the exercise has come back and all is right.
        came_back(count),
        marks(right, all),
        /// What the player has to decide.
        climb(sought, at),
        rehang(at),
        sets(a, b),
        wall(a, b),
        below(a, b),
        above(below),
        stack_next(at),
        queue_next(at),
        stack_asked(at),
        queue_asked(at),
        no_operation(line),
        no_member(member, last),
        variant(link, compression),
        chart_of(members),
    }
}

words_for! {
    /// How sets are joined.
    pub struct LinkWords for Link {
        Link::Naive => naive,
        Link::BySize => by_size,
        Link::ByRank => by_rank,
    }
}

words_for! {
    /// In which order members are joined.
    pub struct OrderWords for UnionOrder {
        UnionOrder::Random => random,
        UnionOrder::Chain => chain,
        UnionOrder::Binomial => binomial,
    }
}

words_for! {
    /// How paths are shortened.
    pub struct CompressionWords for Compression {
        Compression::None => none,
        Compression::Halving => halving,
        Compression::Full => full,
    }
}

words_for! {
    /// The exercises.
    pub struct SkillWords for Skill {
        Skill::Find => find,
        Skill::Halving => halving,
        Skill::Union => union,
        Skill::Kruskal => kruskal,
        Skill::Stack => stack,
        Skill::Queue => queue,
    }
}

words_for! {
    /// Which rule a mistake breaks.
    pub struct MistakeWords for Mistake {
        Mistake::NoRoot => no_root,
        Mistake::PastRoot => past_root,
        Mistake::OtherTree => other_tree,
        Mistake::Down => down,
        Mistake::Sibling => sibling,
        Mistake::TooFar => too_far,
        Mistake::OffTheWay => off_the_way,
        Mistake::FullNotHalving => full_not_halving,
        Mistake::TooHigh => too_high,
        Mistake::NotHigher => not_higher,
        Mistake::Loop => own_child,
        Mistake::OpenedInside => opened_inside,
        Mistake::KeptBetween => kept_between,
        Mistake::MovedNode => moved_node,
        Mistake::BelowNode => below_node,
        Mistake::OwnSet => own_set,
        Mistake::LargerBelow => larger_below,
        Mistake::FirstStays => first_stays,
        Mistake::OtherSet => other_set,
        Mistake::PoppedEarly => popped_early,
        Mistake::PoppedTwice => popped_twice,
        Mistake::Stays => stays,
        Mistake::QueueForStack => queue_for_stack,
        Mistake::StackForQueue => stack_for_queue,
        Mistake::NotFront => not_front,
        Mistake::Order => order,
        Mistake::WasThere => was_there,
        Mistake::Wall => no_passage,
        Mistake::TurnedRound => turned_round,
        Mistake::NothingPopped => nothing_popped,
        Mistake::PoppedBefore => popped_before,
        Mistake::StillQueued => still_queued,
        Mistake::NothingTaken => nothing_taken,
        Mistake::NotQueued => not_queued,
    }
}
