enum A: Int { case a = "x" }
enum B: String { case a = "x", b = 2 }
enum C: Character { case a = "ab" }
