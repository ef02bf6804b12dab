// A loop has a body.
for i in 0..<3 print(i)
