import Foundation

/// A program may extend `Double` and `CGFloat` with the same members.
extension CGFloat {
  init(_ list: [Int]) { self.init(Double(list)) }
  var half: CGFloat { self / 2 }
  static func unit(_ scale: Int) -> CGFloat { CGFloat(scale) }
  subscript(times factor: Int) -> CGFloat { self * CGFloat(factor) }
  var onlyHere: CGFloat { half }
}

extension Double {
  init(_ list: [Int]) { self = Double(list.count) }
  var half: Double { self / 2 }
  static func unit(_ scale: Int) -> Double { Double(scale) }
  subscript(times factor: Int) -> Double { self * Double(factor) }
}

let size: CGFloat = 5
let number = 5.0
print(Double([1, 2]), CGFloat([1, 2, 3]))
print(number.half, size.half, size.onlyHere)
print(Double.unit(2), CGFloat.unit(3))
print(number[times: 2], size[times: 3])
