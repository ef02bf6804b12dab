let text = "a"
print("\(missing) \(text.wrong)")
let first = "\(text.wrong) and \(1 + "a") \(text.other)"
let second = "\(text.wrong) and \(missing) \(text.other) \(absent)"
let third = "\(text.count) \(text.wrong)"
