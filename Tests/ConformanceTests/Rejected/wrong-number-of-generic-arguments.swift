// A generic type has its own number of arguments.
let table: Dictionary<String> = [:]
