// Text made of the codes before a zero, which are passed as pointers to variables.
func s(_ a: ArraySlice<UInt8>) -> String { var slice = Array(a) + [0]; return String(cString: &slice) }
print(s([104, 105]))
var t: [CChar] = [104, 105, 0]
print(String(cString: &t), String(cString: t))
var b: [UInt8] = [104, 0]
print(String(cString: b))
print(String(validatingUTF8: &t) as Any)
