// The loop decides among functions that differ only in their results: by the elements that it names, and by whether
// the result is a sequence.
func values() -> [Int] { [1, 2] }
func values() -> Set<String> { ["a"] }
func values() -> Int { 5 }

for value: Int in values() { print(value + 1) }
for value: String in values() { print(value + "!") }

struct Steps: Sequence { func makeIterator() -> IndexingIterator<[Double]> { [0.5, 1.5].makeIterator() } }
func steps() -> Steps { Steps() }
func steps() -> [Character] { ["x"] }
for step: Double in steps() where step > 1 { print(step) }
for step: Character in steps() { print(step) }

func one(_ value: Int) -> [Int] { [value] }
func one(_ value: Int) -> String? { "\(value)" }
for value in one(3) { print(value) }
