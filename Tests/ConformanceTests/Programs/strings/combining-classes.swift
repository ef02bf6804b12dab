// The canonical combining classes of scalars.
for scalar in "a\u{301}\u{327}\u{345}\u{94D}".unicodeScalars {
  let found = scalar.properties.canonicalCombiningClass
  print(found.rawValue, found == .above, found == .notReordered, found < .above)
}
print(Unicode.CanonicalCombiningClass.virama.rawValue, Unicode.CanonicalCombiningClass(rawValue: 240) == .iotaSubscript)
