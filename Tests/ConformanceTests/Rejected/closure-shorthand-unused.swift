// A closure that is given an argument must take it.
let doubled = [1, 2].map { 5 * 2 }
