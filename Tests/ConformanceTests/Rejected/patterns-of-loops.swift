for (a, b) in [1, 2] { }
for (a, b, c) in ["a": 1] { }
for (a, b) in [(1, 2, 3)] { }
for (i, x) in "abc" { }
for case (let a, 2) in [1] { }
