import Foundation
print("abc".contains(""), "abc".contains("b"), "abc".range(of: "") == nil, [1].contains([]), "".contains(""), "abc"[...].contains(""))
let e = ""
print("abc".contains(e), "".contains(e), "abc".contains(e[...]), e.contains("a"))
