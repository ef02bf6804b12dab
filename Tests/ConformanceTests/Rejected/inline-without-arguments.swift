@inline func plain() {}
func other() -> Int { "text" }
