infix operator ++~: Nope
precedencegroup Q { higherThan: Nada }
precedencegroup R { lowerThan: Q, AdditionPrecedence, Nil }
infix operator ++-: R
