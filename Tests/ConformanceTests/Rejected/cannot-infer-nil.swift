// nil alone has no type.
let x = nil
