// Comparing the signatures takes time in proportion to their length.
func arity<A, B, C, D, E, F, G, H, I, J, K>(
  _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> (I) -> (J) -> K
) -> Int { 10 }
func arity<A, B, C, D, E, F, G, H, I, J, K>(
  _ function: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> (I) -> (J) -> K
) -> String { "10" }
func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in function(a, b) } } }

let product = curry { (one: Int, other: Int) in one * other }
print(product(6)(7))
