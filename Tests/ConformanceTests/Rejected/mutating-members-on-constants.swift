struct Mut { var n = 0; func inc() { n += 1 }; mutating func ok() { n += 1 } }
let mm = Mut()
mm.ok()
Mut().ok()
