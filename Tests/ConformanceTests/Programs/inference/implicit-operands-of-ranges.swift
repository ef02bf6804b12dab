extension Character { static let c0: Character = "0"; static let c9: Character = "9" }
let c: Character = "5"
print((.c0 ... .c9) ~= c)
print((1...3) ~= 2, 1... ~= 5)
let r: ClosedRange<Character> = .c0 ... .c9
print(r ~= c, r.contains(c), (.c0 ... .c9).contains(c), (.c0 ..< .c9) ~= c)
