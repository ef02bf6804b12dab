var a: Array = []
var b: Dictionary = [:]
var c: Set = []
