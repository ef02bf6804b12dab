let values = [1, 2, 3]
for value in values
  print(value)
}
let text: String = values.count
