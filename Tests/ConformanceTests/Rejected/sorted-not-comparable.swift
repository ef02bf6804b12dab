// What is sorted can be compared.
struct Point {}
let points = [Point()]
print(points.sorted())
