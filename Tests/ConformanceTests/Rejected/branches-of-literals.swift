enum Color { case red, green }
let flag = CommandLine.arguments.count < 5
let x = 1.5
let a = if flag { 1.5 } else { 2 }
let b = if flag { 1 } else { 2.5 }
let c = switch flag { case true: 1; case false: 2.5 }
let d = if flag { 1 } else { nil }
let e = if flag { "a" } else { "b" as Character }
let f = if flag { x } else { 2 }
let g = if flag { 2 } else { x }
let h = if flag { Optional(1) } else { nil }
let i = if flag { Color.red } else { .green }
let j = if flag { 1 } else if flag { 2 } else { 2.5 }
let k = if flag { if flag { 1 } else { 2.5 } } else { 3 }
let l = if flag { 1.5 } else { 2 + 1 }
