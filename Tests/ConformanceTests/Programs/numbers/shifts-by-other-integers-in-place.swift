var x: UInt64 = 12
x &>>= 2
let sh: UInt = 3
x &>>= sh
print(x)
var y: Int8 = 5
y &<<= 9 as Int64
y &>>= UInt8(1)
print(y)
