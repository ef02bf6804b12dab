struct S { static let n = 1; func f() -> Int { n } }
