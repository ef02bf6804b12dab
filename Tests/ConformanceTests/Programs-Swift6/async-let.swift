func both() async -> (Int, String) { async let a = one(); async let b = two(); return await (a, b) }
func one() async -> Int { 1 }
func two() async -> String { "b" }
print(await both())
