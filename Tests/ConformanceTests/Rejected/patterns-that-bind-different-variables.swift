switch (1, "a") { case (1, let s), (2, _): print(1); default: break }
switch (1, "a") { case (1, _), (2, let s): print(1); default: break }
switch (1, "a") { case (1, let s), (2, let s), (3, _): print(s); default: break }
do { throw E.a(1) } catch E.a(let n), E.b { print(n) }; enum E: Error { case a(Int), b }
switch Optional(1) { case let x?, nil: print(x) }
