// What is gone is not used.
@available(*, unavailable, message: "use new()") func old() {}
@available(*, unavailable, renamed: "new") func older() {}
func new() {}
old()
older()
