enum Failure: Error { case first }
let body: () throws(Failure) -> Void = { throw Failure.first }
let other: (Int) throws(Failure) -> Int = { x in
  if x > 1 { throw Failure.first }
  return x
}
let declared: (Int) throws(Failure) -> Int = { x throws(Failure) in
  if x > 1 { throw .first }
  return x
}
