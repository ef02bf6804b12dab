enum Index<T>: Comparable {
    case array(Int)
    case dictionary(DictionaryIndex<String, T>)
    static func < (a: Index, b: Index) -> Bool { switch (a,b) { case (.dictionary(let l), .dictionary(let r)): return l < r; default: return false } }
}
let d = ["a": 1]
print(Index<Int>.dictionary(d.startIndex) < .dictionary(d.endIndex))
let s: SetIndex<Int> = Set([1]).startIndex
print(s == Set([1]).startIndex)
