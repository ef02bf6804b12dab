var nums = [1, 2], words = ["a"], str = "abc", ds = [1.5]
let s: String? = "a", i: Int? = 1, arr: [Int]? = [1]
nums.remove(0)
nums.insert(1, 0)
words.insert("a")
nums.append(contentsOf: 3)
nums.append([3])
nums.append("a")
words.append(1)
words.append(s)
nums.append(nums.first)
nums.remove(at: "a")
nums.firstIndex(1)
nums.lastIndex(1)
str.firstIndex("a")
nums.sort(>)
nums.sorted(>)
words.sort(by: .count)
nums.swapAt(0)
nums.prefix("a")
nums.filter(1)
nums.forEach(3)
nums.enumerated(1)
nums.first(1)
nums.min(1)
nums.max(by: 3)
nums.split(1)
str.split(",")
str.components(separatedBy: ",")
str.replacingOccurrences(of: "a", with: "b")
str.append(1)
str.append(words)
str.insert("a", 0)
str.remove(at: 0)
str.prefix(upTo: 1)
str.uppercased(1)
str.hasPrefix("a", "b")
str.starts("a")
str.dropLast("a")
nums[0] = "a"
nums["a"] = 1
nums[s] = 1
nums[i] = 1
words[0] += 1
str[0] = "a"
nums = "a"
nums = [1, "a"]
nums += 1
nums += ["a"]
str += 1
str = 1
str = str.first
str = words
ds = nums
ds.append(nums[0])
ds[0] = nums[0]
var dict = ["a": 1]
dict["b"] = "x"
dict[1] = 1
dict["c"] += 1
dict.append(1)
dict["a"].count
dict.removeValue("a")
dict.remove("a")
dict.updateValue(1, key: "a")
for (k, v) in dict { v += 1 }
dict.map { ($0, $1) }.sorted()
dict.keys[0]
dict.filter { $0 > 1 }
dict.filter { k, v in v }
dict = []
var set: Set = [1, 2]
set.append(3)
set.insert("a")
set[0]
set.remove(at: 0)
set = [1: 2]
set + [3]
set.first + 1
