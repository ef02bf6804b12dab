// A closure of non-throwing type cannot throw.
enum Oops: Error { case bad }
let f: (Int) -> Int = { n in
  throw Oops.bad
}
