struct Point { var x: Int }
let point: Point? = nil
print(point?.x ?? nil as Any)
print(nil as Any)
let number = nil as Int
