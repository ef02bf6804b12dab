struct R: ~Copyable { let n: Int; deinit { print("~", n) } }
func hold<T: ~Copyable>(_ x: consuming T) { print("hold"); _ = x }
func look<T: ~Copyable>(_ x: borrowing T, _ f: (borrowing T) -> Int) -> Int { f(x) }
struct Box<T: ~Copyable>: ~Copyable {
    private var value: T
    init(_ value: consuming T) { self.value = value }
    consuming func open() -> T { value }
    func with<Result>(_ f: (borrowing T) -> Result) -> Result { f(value) }

}
func main() {
    hold(R(n: 1))
    hold(3)
    let r = R(n: 2)
    print(look(r) { $0.n })
    print("end")
}
main()
