print(error)
func show() { warning("late") }
