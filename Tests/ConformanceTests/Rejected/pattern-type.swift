// A pattern has the type of what it matches.
let n = 5
switch n {
case "five": print("text")
default: break
}
