protocol P { func f(_ a: inout Int); static func g(_ a: Int) -> Int }
struct S: P { func f(_ a: Int) {}; static func g(_ a: inout Int) -> Int { a } }
