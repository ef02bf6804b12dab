// $0 needs a type, too.
let same = { $0 }
