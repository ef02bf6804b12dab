enum Failure: Error { case first }
func run(_ body: () throws(Failure) -> Void) {}
func fails() throws(Failure) { throw .first }
struct Task2 { var run: () throws(Failure) -> Void }

// A closure that is passed throws any error, unless it declares another.
run { throw Failure.first }
run { try fails() }
run({ try fails() })
let task = Task2 { try fails() }
run(fails)
run { () throws(Failure) in throw .first }
run {}
