extension Collection {
  func indexed() -> some Sequence<(Index, Element)> { zip(indices, self) }
  func pairs() -> some Collection<(Index, Element)> { Array(zip(indices, self)) }
}
for (i, e) in ["a", "b"].indexed() { print(i, e) }
for (i, e) in ["a", "b"].pairs() { print(i, e) }
