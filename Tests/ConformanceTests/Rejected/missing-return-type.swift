// An arrow leads to a type.
func f() -> { }
