// Number, Boolean, array and dictionary literals take the type their context asks for.
print(1_000, 0xff, 0b101, 0o777, -7, 1e3, 1.5e-2, 0x1p3, 0xA.8p0, 1_0.2_5)
let d: Double = 3
let f: Float = 1
let i8: Int8 = -128
let u: UInt = 7
let o: Int? = 5
let any: Any = 5
let list: [Double] = [1, 2.5, 3]
let mixed = [1, 2.5]
let optionals: [Int?] = [1, nil]
let set: Set<Double> = [1, 1, 2]
let dict: [String: [Double]] = ["a": [1], "b": []]
let character: Character = "x"
let nested: [[Int?]] = [[1], [nil, 2], []]
print(d, f, i8, u, o as Any, any, list, mixed, optionals, set.count, dict["a"]!, character, nested)
print(type(of: mixed), type(of: optionals), type(of: [1: 2.0]), type(of: 1), type(of: 1.0), type(of: any))
func takes(_ x: Double) -> String { "double \(x)" }
func takesOptional(_ x: Double?) -> String { "optional \(x as Any)" }
func generic<T>(_ x: T) -> String { "\(T.self)" }
func floating<T: BinaryFloatingPoint>(_ x: T) -> T { x / 2 }
print(takes(2), takesOptional(2), takesOptional(nil), generic(2), generic(2.0), generic([2]), generic("s"))
print(generic([1, 2.5]), generic(["a": 1]), generic([nil, 1]), generic(()), generic((1, "a")), floating(5))
print(2 * d, d * 2, 1 / 2 * d, d + 1 == 4, [1, 2].contains(2), [1.0, 2].contains(2))
let sum = 1 + 2.5 + 3
print(sum, 7 / 2, 7 / 2.0, 7 / 2 as Double, Double(7 / 2), Double(7) / 2)
let big = 0xFFFF_FFFF, half = 0.5, million = 1_000_000
print(big, half, million, Int.max, 0.1 + 0.2, 100, -0, 0.0)
let emptyList = [Int](), emptyDict = [String: Int](), alsoEmpty: [String] = [], colon: [Int: Int] = [:]
print(emptyList, emptyDict, alsoEmpty, colon, emptyList.count + colon.count)
let trailing = [
  1,
  2,
]
print(trailing, [[1, 2], [3]].count, ["k": 1], true, false, !true)
let matrix: [[Double]] = [[1, 0], [0, 1]]
print(matrix, matrix[0][0] + 0.5)
