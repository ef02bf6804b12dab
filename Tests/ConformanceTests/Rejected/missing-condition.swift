// if asks something.
let n = 1
if { print(n) }
