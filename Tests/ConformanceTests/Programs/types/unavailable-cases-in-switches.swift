enum E { case a, c(Int)
 @available(*, unavailable) case b
 @available(swift, obsoleted: 5) case old }
func f(_ e: E) -> Int { switch e { case .a: 1; case .c(let x): x } }
func g(_ e: E?) -> Int { switch e { case .a: 1; case .c(let x)?: x; case nil: 0 } }
func h(_ e: E, _ o: E) -> Int { switch (e, o) { case (.a, _): 1; case (.c, .a): 2; case (.c, .c(let x)): x } }
print(f(.a), f(.c(3)), g(nil), g(.c(4)), h(.c(1), .c(9)))
enum Empty { @available(*, unavailable) case only }
