// The innermost type that does not conform is reported.
func numbered(_ s: [[N]: Int]) {}
struct N {}
var plain: [N: Int] = [:]
