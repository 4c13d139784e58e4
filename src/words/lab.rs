//! What the laboratory says.

use super::table::{words, words_for};
use crate::game::lab::{Mistake, Skill};
use crate::maze::bench::{Compression, Link, Order};

words! {
    /// What the laboratory says.
    pub struct LabWords {
        laboratory,
        /// What there is on the shelf.
        shelf,
        /// The columns there.
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
        /// How operations come onto the bench.
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
        /// Why a number is written, and a distance.
        number_reason,
        distance_reason,
        /// That all is done, without a mistake and with some.
        full_marks,
        once_more,
        /// Of what the algorithm would do.
        shown,
        rule,
        link_key,
        compression_key,
        beside_key,
        operation_key,
        next_note,
        answer_key,
        /// A question before a hall: what its keys do, and how many hands went up.
        hall_key,
        count_key,
        time_key,
        clock_key,
        next_answer_key,
        take_hands_key,
        /// To whoever goes on without an answer.
        held,
        /// The same where there is little room.
        held_in_short,
        show_key,
        take_back_key,
        another_key,
        ask_key,
        /// At the end: how much was right, how long it took, and what can be done with it.
        right_at_once,
        time,
        hand_in,
        hand_in_key,
        /// The chart of growth: what it is about, and what stands where that is not known.
        chart,
        chart_key,
        members_key,
        measuring,
        reads_and_writes,
        order_key,
        orders: OrderWords,
        save_table_key,
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
        /// What was right, where something else was answered.
        wrong(answer),
        /// The ways that the finds of an operation climbed.
        climbed(ways),
        comes_back(count),
        /// The same once it has, and all is right.
        came_back(count),
        marks(right, all),
        /// What is to be decided.
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
    /// How ways are shortened.
words_for! {
    /// In which order members are joined.
    pub struct OrderWords for Order {
        Order::Random => random,
        Order::Chain => chain,
        Order::Binomial => binomial,
    }
}

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

words! {
    /// Which rule a mistake breaks.
    pub struct MistakeWords { other_set, turned_round, nothing_popped, nothing_taken }
    sentences {
        no_root(member, parent),
        past_root(root),
        down(from),
        not_parent(from, parent),
        full_not_halving(to),
        not_grandparent(to),
        opened_inside(root),
        kept_between(one, other),
        moved_node(node, root),
        below_node(node, root),
        larger_below(larger, smaller),
        first_stays(root),
        popped_early(top, fresh),
        queue_for_stack(top),
        stack_for_queue(front),
        order(first),
        was_there(room),
        no_passage(from, to),
        not_queued(room),
        popped_before(top),
        still_queued(room),
    }
}
