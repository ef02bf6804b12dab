// A closure's parameters need types from somewhere.
let same = { value in value }
