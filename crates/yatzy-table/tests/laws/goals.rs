//! Goals of seats.

use crate::dice::played_out;
use crate::new_table;
use crate::shell::Shell;
use std::time::Duration;
use yatzy_rules::{DiceSource, Goal, Points, Seat};
use yatzy_table::{NewTable, Refused, Request, TableRequest, Who, Zone};

#[test]
fn what_someone_plays_for_is_seen_kept_and_theirs_to_say() {
    let new = NewTable { goal: Goal::AtLeast(300), ..new_table("yatzy", DiceSource::Program) };
    let mut shell = Shell::new(&new, Duration::ZERO);
    let host = shell.host.clone();
    let goals = |shell: &Shell| shell.view(&host).seats.iter().map(|seat| seat.goal).collect::<Vec<_>>();
    // Only the people at the host's device get this goal. The others set their own.
    assert_eq!(goals(&shell), [Goal::AtLeast(300), Goal::Mean, Goal::Mean, Goal::Mean]);
    let set_goal = |who: &Who, seat: u16, goal: Goal| {
        TableRequest::now(who, Request::SetGoal { seat: Seat(seat), goal })
    };
    assert!(
        matches!(shell.ask(&set_goal(&host, 1, Goal::Win)), Err(Refused::NotYours { .. })),
        "not even the host"
    );
    assert_eq!(
        shell.ask(&set_goal(&host, 0, Goal::Record)),
        Err(Refused::NoRecord),
        "a house looks up which total that is"
    );
    let too_high = shell.ask(&set_goal(&host, 0, Goal::AtLeast(375))).map(drop);
    assert_eq!(too_high, Err(Refused::GoalTooHigh { most: Points(374) }));
    shell.ask(&set_goal(&host, 0, Goal::Win)).unwrap();
    assert_eq!(goals(&shell)[0], Goal::Win);
    let version = shell.table.version();
    shell.ask(&set_goal(&host, 0, Goal::Win)).unwrap();
    assert_eq!(shell.table.version(), version, "nothing changed");
    assert_eq!(shell.table.saved.record(Zone::Utc).unwrap().seats[0].goal, Goal::Win);
    let english = yatzy_text::Text::new(yatzy_text::Lang::En);
    assert_eq!(shell.view(&host).seats[0].goal_sentence(english).as_deref(), Some("Goal: to win"));
    let question = shell.table.chances().unwrap();
    assert_eq!(
        question.goal_queries().iter().map(|query| query.is_some()).collect::<Vec<_>>(),
        [true, false, false, false]
    );
    shell.ask(&set_goal(&host, 0, Goal::Mean)).unwrap();
    assert!(shell.table.chances().is_none());
}

#[test]
fn a_game_that_is_over_is_played_for_nothing_else() {
    let (mut shell, anna) = played_out(Duration::ZERO);
    let set_goal = TableRequest::now(&anna, Request::SetGoal { seat: Seat(0), goal: Goal::AtLeast(1) });
    assert!(matches!(shell.ask(&set_goal), Err(Refused::Rules(_))));
}
