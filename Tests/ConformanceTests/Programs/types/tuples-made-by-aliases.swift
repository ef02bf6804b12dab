typealias Callback = (progress: ((Int) -> Void)?, name: String?)
typealias Pair = (Int, String)
typealias Same<T> = (first: T, rest: [T])
var callback = Callback(nil, nil)
callback.progress = { print("progress", $0) }
callback.progress?(3)
print(Callback(progress: nil, name: "named").name ?? "none")
print(Pair(1, "one"), Pair((2, "two")), Same<Int>(1, [2]))
