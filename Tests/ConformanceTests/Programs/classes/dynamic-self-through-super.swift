class S<E> { var items: [E] = []; func push(_ e: E) -> Self { items.append(e); return self }; required init() {}; class func make() -> Self { self.init() }; var me: Self { self }; func opt() -> Self? { self } }
class L<E>: S<E> { override func push(_ e: E) -> Self { print("push", e); return super.push(e) }; override class func make() -> Self { super.make() }; override func opt() -> Self? { super.opt() }; override var me: Self { super.me }; var loud: Bool { true } }
final class I: L<Int> { override func push(_ e: Int) -> Self { super.push(e + 1) }; var int: Int { items[0] }; }
print(L<Int>().push(1).push(2).loud, I().push(4).int, I.make().push(1).me.int, I().opt()!.push(2).int, L<String>.make().push("a").items, type(of: I.make().push(1)))
class A { func c() -> Self { self } }; class B: A { override func c() -> Self { super.c() } ; let b = 1 }
print(B().c().b)
