// A function without a result gives nothing to add to.
func log() {}
let n: Int = log()
