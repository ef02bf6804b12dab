// A call that can throw is marked with try.
enum Oops: Error { case bad }
func risky() throws -> Int { throw Oops.bad }
func caller() throws -> Int {
  risky()
}
