let r = #/(a(b)?)*|(c)+(d){0,2}((e)?)?/#
let x: Int = r
let y = #/(/#
let z = #/[a/#
let w = #/(?<n>a)(?<n>b)/#
let v: Int = #/(?<n>a)(?=(b))(?:c)(?i:(d))(?!(e))\(\Q(\E(?#(c))(?>(f))([(]){1}(g){1,}/#
let u: Int = #/
  (a) # (b)
  (?<year>c)
/#
let t: Int = #/abc/#
