// An argument has the parameter's type.
func double(_ n: Int) -> Int { n * 2 }
print(double("3"))
