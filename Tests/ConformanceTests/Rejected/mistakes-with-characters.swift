var nums = [1, 2], words = ["a"], str = "abc"
nums.append(nums)
nums.append([1, 2, 3])
words.append(words)
words.append(["b"])
words.append(str.split(separator: ","))
nums.append(contentsOf: 3)
words.append(contentsOf: 3)
str.append(contentsOf: 1)
nums += 1
words += "a"
words += str
words = words + str
words = words + "x"
let w2 = words + str
let w3 = str + words
let w4 = words + [1]
let w5 = nums + words
let w8: [String] = words + "a"
print(words + "a")
print("a" + words)
let c1 = str.first! + "a"
let c2 = "a" + str.first!
let c3 = str.first! + str.last!
for ch in str { print(ch + "a") }
for ch in str { print("a" + ch) }
for ch in str { if ch == str {} }
for ch in str { str += ch }
for ch in str { let n: Int = ch }
for ch in str { let n = Int(ch) }
for ch in str { words.append(ch) }
let c4 = str.map { $0 + "a" }
let c6 = str.reduce("") { $0 + $1 }
let c7 = str.reversed() + "a"
let c8 = str.sorted() + "a"
let c9: String = str.sorted()
let d3: String = str.dropFirst()
let d4: String = str[str.startIndex]
func takeS(_ s: String) {}
takeS(str.first!)
takeS(str.first)
takeS(str.prefix(1))
for ch in str { takeS(ch) }
