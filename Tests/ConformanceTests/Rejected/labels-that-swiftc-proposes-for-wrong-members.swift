// A missing member among the operands in a trailing closure: swiftc proposes the overload with a label more.
struct Line { var price: Double }
let lines = [Line(price: 1)]
let total = lines.reduce(0) { $0 + $1.amount }
let inParentheses = lines.reduce(0, { $0 + $1.amount })
let alone = lines.reduce(0) { $1.amount }
