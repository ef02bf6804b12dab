enum R: Int { case c = "x" }
enum R3: Double { case c = 1.5, d = "q" }
enum R5: Bool { case a }
enum R6: Int { case a = 1.5 }
enum R7: Int { case a(Int) }
enum R8: String, CaseIterable { case a(Int), b }
enum R9: Int { }
enum R10: Int { case a = x }
