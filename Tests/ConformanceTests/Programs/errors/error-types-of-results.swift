enum Failure: Error { case first }
enum Other: Error { case second }

func fails() throws(Failure) -> Int { throw .first }
func take(_ result: Result<Int, any Error>) -> String { "any \(result)" }

// A closure that throws nothing has the error type `Never`, unless the context wants any error.
print(take(Result { 1 }))
let plain = Result { 1 }
print(type(of: plain))
let caught = Result { try fails() }
print(type(of: caught))
let typed = Result(catching: fails)
print(type(of: typed))
let declared: Result<Int, Failure> = Result { () throws(Failure) in try fails() }
print(declared)

func chosen(_ result: Result<Int, Failure>) -> String { "Failure" }
func chosen(_ result: Result<Int, Other>) -> String { "Other" }
func chosen(_ result: Result<Int, any Error>) -> String { "any Error" }
print(chosen(.failure(.first)), chosen(.failure(.second)), chosen(Result { 1 }))
print(chosen(Result<Int, Failure>.success(1)))

// The type of a variable gives a closure its error type.
let held: () throws(Failure) -> Int = { try fails() }
do { print(try held()) } catch { print(error) }
