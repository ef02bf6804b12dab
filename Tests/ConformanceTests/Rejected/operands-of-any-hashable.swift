let keys: [AnyHashable] = [1, "a"]
let number = 1
let key: AnyHashable = "q"
let optional: AnyHashable? = key
print(keys[0] == 1)
print(keys[0] == number)
print(key == "q")
print(key == "q" as String)
print("q" == key)
print(optional == "q")
let a = key ?? number
let b = optional ?? number
let c = optional ?? 1
switch key { case "q": print(1); default: break }
switch key { case number: print(1); default: break }
