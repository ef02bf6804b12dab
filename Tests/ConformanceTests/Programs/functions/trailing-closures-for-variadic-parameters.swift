func v(a: Int..., b: (() -> Void)...) { print(a, b.count) }
v(a: 1, 2) {
} _: {
}
func w(a: (() -> Void)..., b: (() -> Void)...) { print(a.count, b.count) }
w {
} _: {
} b: {
} _: {
}
