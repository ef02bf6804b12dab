// A declaration without a value needs a type.
let x
