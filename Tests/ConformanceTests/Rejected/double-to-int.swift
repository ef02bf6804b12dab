// A Double does not become an Int by itself.
let d = 2.5
let n: Int = d
