//! Times of the log.

use serde::{Deserialize, Serialize};
use std::time::Duration;
use yatzy_rules::Date;

/// A moment: milliseconds since 1970, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Moment(pub i64);

impl Moment {
    /// Now, by the clock of this machine.
    #[cfg(feature = "system")]
    pub fn now() -> Moment {
        use std::time::{SystemTime, UNIX_EPOCH};
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(since.as_millis().min(i64::MAX as u128) as i64)
    }

    /// Noon of a day, in UTC.
    pub fn noon(date: Date) -> Moment {
        let (year, month, day) = date.parts();
        let (year, month) = (i64::from(year) - i64::from(month <= 2), i64::from(month));
        // As below: years begin in March, so that a leap day ends them.
        let (era, year_of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let march_month = if month > 2 { month - 3 } else { month + 9 };
        let day_of_year = (153 * march_month + 2) / 5 + i64::from(day) - 1;
        let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        Moment((era * 146_097 + day_of_era - 719_468) * 86_400_000 + 43_200_000)
    }

    /// The time since an earlier moment; zero if it was not earlier.
    pub fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0).try_into().unwrap_or(0))
    }

    /// The day and the time of day, as `2026-11-16 14:03`; empty outside the years that a record can name.
    pub fn day_and_time(self, zone: Zone) -> String {
        let minutes = self.0.saturating_add(zone.ahead(self)).rem_euclid(86_400_000) / 60_000;
        let time = format!("{:02}:{:02}", minutes / 60, minutes % 60);
        self.date(zone).map(|date| format!("{date} {time}")).unwrap_or_default()
    }

    /// The date; `None` outside the years that a record can name.
    pub fn date(self, zone: Zone) -> Option<Date> {
        // Days are counted from 1 March of the year 0, so that a leap day ends its year.
        let days = self.0.saturating_add(zone.ahead(self)).div_euclid(86_400_000) + 719_468;
        let era = days.div_euclid(146_097);
        let day_of_era = days.rem_euclid(146_097);
        let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_month = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * march_month + 2) / 5 + 1;
        let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        Date::new(year.try_into().ok()?, month as u8, day as u8)
    }
}

/// The time zone in which days begin.
#[derive(Clone, Copy, Debug, Default)]
pub enum Zone {
    #[default]
    Utc,
    /// The time zone of this machine.
    #[cfg(feature = "system")]
    Here,
    /// A time zone as a function: the offset from UTC in minutes at a moment.
    By(fn(Moment) -> i32),
}

impl PartialEq for Zone {
    fn eq(&self, other: &Zone) -> bool {
        match (self, other) {
            (Zone::By(one), Zone::By(other)) => std::ptr::fn_addr_eq(*one, *other),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Eq for Zone {}

impl Zone {
    /// The offset from UTC in milliseconds at a moment.
    fn ahead(self, moment: Moment) -> i64 {
        match self {
            Zone::Utc => 0,
            Zone::By(minutes) => i64::from(minutes(moment)) * 60_000,
            #[cfg(feature = "system")]
            Zone::Here => jiff::Timestamp::from_millisecond(moment.0).map_or(0, |moment| {
                i64::from(jiff::tz::TimeZone::system().to_offset(moment).seconds()) * 1000
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (millis, date) in [
            (0, "1970-01-01"),
            (86_399_999, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_781_913_600_000, "2026-06-20"),
            (-86_400_000, "1969-12-31"),
        ] {
            assert_eq!(Moment(millis).date(Zone::Utc).map(|date| date.to_string()).as_deref(), Some(date));
            let noon = Moment::noon(date.parse().unwrap());
            assert_eq!(noon.date(Zone::Utc).map(|date| date.to_string()).as_deref(), Some(date));
            assert_eq!(noon.0.rem_euclid(86_400_000), 43_200_000);
        }
        assert_eq!(Moment(i64::MAX).date(Zone::Utc), None);
        assert_eq!(Moment(951_782_400_000 + 50_580_000).day_and_time(Zone::Utc), "2000-02-29 14:03");
        // Two hours ahead of UTC in summer, one in winter.
        let zone = Zone::By(|moment| if moment.0 % 2 == 0 { 120 } else { 60 });
        let date = |millis: i64| Moment(millis).date(zone).map(|date| date.to_string());
        assert_eq!(date(86_400_000 - 7_200_000).as_deref(), Some("1970-01-02"));
        assert_eq!(date(86_400_000 - 7_199_999).as_deref(), Some("1970-01-01"));
    }

    #[cfg(feature = "system")]
    #[test]
    fn days_here_are_those_of_the_clock_on_the_wall() {
        for now in [Moment::now(), Moment(0), Moment(1_781_913_600_000)] {
            let here =
                jiff::Timestamp::from_millisecond(now.0).unwrap().to_zoned(jiff::tz::TimeZone::system());
            assert_eq!(now.date(Zone::Here).map(|date| date.to_string()), Some(here.date().to_string()));
        }
        assert_eq!(Moment(i64::MAX).date(Zone::Here), None);
    }
}
