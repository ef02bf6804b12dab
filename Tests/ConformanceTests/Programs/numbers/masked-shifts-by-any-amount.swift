// The masking shifts take any amount, and use its lowest bits alone.
func shifts<T: FixedWidthInteger>(_ value: T, by amounts: [T]) {
  for amount in amounts {
    var left = value
    left &<<= amount
    var right = value
    right &>>= amount
    print(value &<< amount, value &>> amount, left, right)
  }
}

let amounts = [-1, 0, 1, 63, 64, 65, -64, Int.min, Int.max]
for amount in amounts { print(1 &<< amount, -1 &>> amount, Int.max &>> amount) }
shifts(5, by: amounts)
shifts(5 as Int8, by: [-1, 7, 8, 127, -128])
shifts(5 as UInt16, by: [0, 15, 16, 65535])
shifts(UInt64.max, by: [.max, 1 << 63, 3])
shifts(5 as Int64, by: [-3, .min])
