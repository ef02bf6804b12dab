let x = 5
if x > 3 and x < 9 { print("a") }
