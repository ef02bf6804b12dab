// A value whose initializer fails before all of its properties are set has no deinit to run.
struct Failure: Error {}

struct Handle: ~Copyable {
  let number: Int
  init(_ number: Int) throws {
    if number < 0 { throw Failure() }
    self.number = number
  }
  init(checked number: Int) throws {
    self.number = number
    if number > 9 { throw Failure() }
  }
  init?(even number: Int) {
    guard number % 2 == 0 else { return nil }
    self.number = number
  }
  deinit { print("deinit", number) }
}

for number in [-1, 1, 10] {
  do {
    if number < 9 { _ = try Handle(number) } else { _ = try Handle(checked: number) }
    print("made", number)
  } catch { print("failed", number) }
}
for number in [3, 4] {
  if let handle = Handle(even: number) { print("even", handle.number) } else { print("odd", number) }
}
