let kp2: KeyPath<String, String> = \.count
let kp3: KeyPath<String, String> = \String.count
func tk(_ k: KeyPath<String, String>) {}
tk(\.count)
tk(\String.count)
let k4: WritableKeyPath<String, Int> = \.count
let k5: WritableKeyPath<String, Int> = \String.count
let k6 = \String.count
let k7: KeyPath<String, String> = k6
let k8: KeyPath<Int, Int> = \String.count
func ret() -> KeyPath<String, String> { \.count }
["a"].map(\.cnt)
let bb: [String] = ["a"].map(\.count)
