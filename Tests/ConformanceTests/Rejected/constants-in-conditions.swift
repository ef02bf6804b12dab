let n = 5
var m = 5
if n = 5 {}
if m = 5 {}
if missing = 5 {}
