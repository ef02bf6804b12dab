guard let x = Int("5") else print("no")
let y: Int = "a"
