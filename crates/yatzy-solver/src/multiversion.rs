//! Function multiversioning: the hot loops are compiled for several register widths, and one of them is chosen at run
//! time.

/// The widest registers of this machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// All of `avx512f,avx512vl,avx512dq,avx512bw,avx2,fma`.
    #[cfg(target_arch = "x86_64")]
    Avx512,
    /// All of `avx2,fma`.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// The features of every machine of the target.
    Portable,
}

impl Width {
    /// Queries the processor for every feature that [`multiversion`](crate::multiversion) compiles for.
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

/// Calls an `#[inline(always)]` function in a version compiled for a [`Width`]. The width must come from
/// [`Width::detect`]. Arguments are written with their types: `multiversion!(width, function(a: A, b: B) -> C)`.
#[doc(hidden)]
#[macro_export]
macro_rules! multiversion {
    ($width:expr, $($function:ident)::+($($arg:ident: $type:ty),*) $(-> $result:ty)?) => {{
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512bw,avx2,fma")]
        fn avx512($($arg: $type),*) $(-> $result)? {
            $($function)::+($($arg),*)
        }
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma")]
        fn avx2($($arg: $type),*) $(-> $result)? {
            $($function)::+($($arg),*)
        }
        // SAFETY: `Width::detect` found the features on this machine.
        #[allow(unsafe_code)]
        let result = match $width {
            #[cfg(target_arch = "x86_64")]
            $crate::internals::Width::Avx512 => unsafe { avx512($($arg),*) },
            #[cfg(target_arch = "x86_64")]
            $crate::internals::Width::Avx2 => unsafe { avx2($($arg),*) },
            $crate::internals::Width::Portable => $($function)::+($($arg),*),
        };
        result
    }};
}
