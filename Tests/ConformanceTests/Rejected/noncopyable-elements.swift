struct File: ~Copyable { let fd: Int }
let files = [File(fd: 1)]
func show<T>(_ x: T) {}
show(File(fd: 2))
