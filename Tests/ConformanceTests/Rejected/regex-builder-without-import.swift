import Foundation
let digits = OneOrMore("a")
let queue = DispatchQueue(label: "q")
