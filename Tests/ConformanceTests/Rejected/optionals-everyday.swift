let x: Int = 5
let y: Int? = nil
print(x!)
print(x?.description)
if let z = x { }
let w = x ?? 3
let q = y?.description.count + 1
let a = y! + "a"
if y != nil { let b: Int = y }
guard let c = y else { print("no") }
let d = y as Int
let e = y as! Int
let f = y as? String
let g: Int = y ?? "0"
let h: String = y ?? 0
func i(_ n: Int?) -> Int { return n }
func j(_ n: Int?) -> Int { if let n { return n } }
func k(_ n: Int?) -> String { return n?.description }
var l: String? = "a"
l += "c"
l?.count += 1
let m = l.map { $0 + 1 }
let o: [Int] = [y, 1]
let p = ["a": y]["a"] + 1
while let r = x { }
if y { }
if !y { }
if y == nil && x == nil { }
for v in y { }
