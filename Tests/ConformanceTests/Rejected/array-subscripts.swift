var arr = [1, 2, 3]
let i = 1, s = "a", o: Int? = 1, d = 1.5, r = 0...1
arr[s]
arr[d]
arr[o]
arr[true]
arr[s] = 3
arr["a"] = 3
arr[s].description
let x: Int = arr[s]
arr[i, i]
arr[]
arr[x: 1]
