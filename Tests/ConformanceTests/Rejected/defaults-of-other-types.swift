// `??` where a type is expected that one of its sides is not.
let text: String? = nil
let number: Int? = nil
let a: Int = text ?? 1
let b: Int = number ?? nil
let c: Int = "a" ?? 1
