func words<T: BinaryInteger>(_ t: T) -> [UInt] {
  var it = t.words.makeIterator()
  var r: [UInt] = []
  while let w = it.next() { r.append(w) }
  return r
}
print(words(5), words(-1), words(UInt8(3)), (300 as Int).words.count)
