// Operands beside an `AnyHashable`: where anything is accepted, they become an `Any`.
let number = 1
let key: AnyHashable = "q"
let optional: AnyHashable? = key
print(optional ?? number, optional ?? 1, key == AnyHashable("q"), optional == key, [key] == ["q"])
var keys: [AnyHashable] = [1]
keys += ["a"]
print(keys + [2], keys.contains("a"), keys == [1, "a"])
print(key as? String == "q", key.base as? String ?? "none")
