// A function type in a cast, in a text that declares nothing.
print((3 as Any) as? (x: Int) -> Int as Any)
