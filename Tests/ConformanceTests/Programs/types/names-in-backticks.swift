// Types whose names need backticks where they are declared, and none behind a dot.
struct H { struct `Any` { var k: String }; struct `Self` { var n = 1 }; enum `Type` { case a } }
extension H { static func f(_ s: String) -> `Any` { H.Any(k: s) } }
print(H.f("x"), H.Any(k: "y").k)
