extension Equatable { func m() {} }
extension Strideable { func m() {} }
extension CustomStringConvertible { func m() {} }
1.m()
let number: Int8 = 2
number.m()
