func i(_ x: Int) {}
func i(_ x: @autoclosure () -> Int) {}
i(1)
func j(_ x: @autoclosure () -> Int) {}
func j(_ x: @autoclosure () throws -> Int) {}
j(1)
