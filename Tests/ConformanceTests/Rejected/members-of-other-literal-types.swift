extension Float { var half: Float { self / 2 } }
print(5.half)
extension Character { var doubled: String { "\(self)\(self)" } }
print("x".doubled)
