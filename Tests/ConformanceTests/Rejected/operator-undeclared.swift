// An operator is declared before it is used.
func <+> (a: Int, b: Int) -> Int { a + b }
