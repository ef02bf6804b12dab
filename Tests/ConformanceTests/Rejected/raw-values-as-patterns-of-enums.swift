enum Op: String { case add = "+", sub = "-" }
enum Raw: Int { case one = 1 }
enum Plain { case a }
enum Pay { case a(Int) }
struct St {}
struct Eq: Equatable {}
let op = Op.add, raw = Raw.one, plain = Plain.a, pay = Pay.a(1), st = St(), eq = Eq()
switch op { case "+": break; default: break }
switch op { case 1: break; default: break }
switch raw { case 1: break; default: break }
switch raw { case "a": break; default: break }
switch plain { case "a": break; default: break }
switch plain { case 1: break; default: break }
switch pay { case "a": break; default: break }
switch st { case "a": break; default: break }
switch eq { case "a": break; default: break }
switch eq { case 1.5: break; default: break }
if case "+" = op {}
let s = "+"
switch op { case s: break; default: break }
switch plain { case s: break; default: break }
switch eq { case s: break; default: break }
