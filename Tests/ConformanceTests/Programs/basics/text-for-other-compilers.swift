#if swift(<5.0)
struct A { let a = 1 }
}
#elseif compiler(<5)
what is this
}
#else
let here = 1
#endif
#if os(Windows)
let w = 2
#endif
print(here)
