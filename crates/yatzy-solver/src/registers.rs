//! How wide the machine's registers are. Functions that are compiled for wide ones may be called where they were found,
//! and nowhere else.

/// How wide the machine's registers are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Width {
    /// All of `avx512f,avx512vl,avx512dq,avx512bw,avx2,fma`.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// All of `avx2,fma`.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    Portable,
}

impl Width {
    /// Asks the machine for everything that the functions of a width are compiled for.
    pub fn detect() -> Width {
        #[cfg(target_arch = "x86_64")]
        {
            let avx2 = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma");
            let avx512 = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512bw");
            match (avx2, avx512) {
                (true, true) => return Width::Avx512,
                (true, false) => return Width::Avx2,
                (false, _) => {}
            }
        }
        Width::Portable
    }
}
