enum Local { @TaskLocal static var id = 0 }
func show() { print(Local.id) }
Local.$id.withValue(4) { show() }
