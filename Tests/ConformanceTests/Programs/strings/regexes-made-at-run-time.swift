let rx = try Regex("[a-c]+"); print("xabcx".firstMatch(of: rx)!.0)
let other = try Regex("([a-c]+)x"); let m = "xabcx".firstMatch(of: other)!; print(m.output[0].substring!, m.output.count, m[1].substring ?? "", m.range.lowerBound == "xabcx".index(after: "xabcx".startIndex))
let typed = try Regex("a(.)", as: (Substring, Substring).self); print("ab".wholeMatch(of: typed)!.1, m[0].value as Any, m.output[1].name as Any)
