func r(_ o: String?) -> String { "Int??" }
func r(_ o: Int?) -> String { "Int?" }
print(r(.none))
