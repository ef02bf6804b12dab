// A call that throws puts back what its pointers were lent, however often.
struct Failure: Error {}
func fails(_ p: UnsafeMutablePointer<Int>) throws { p.pointee += 1; throw Failure() }
var x = 3
do { try fails(&x) } catch { print("caught", x) }
do { try fails(&x) } catch { print("caught", x) }
do { try fails(&x) } catch { print("caught", x) }
do { try fails(&x) } catch { print("caught", x) }
do { try fails(&x) } catch { print("caught", x) }
do { try fails(&x) } catch { print("caught", x) }
struct Pair { var a = 1, b = [2] }
var pair = Pair()
for _ in 0..<9 { try? fails(&pair.a) }
for _ in 0..<9 { do { try fails(&pair.b[0]) } catch { print(pair) } }
final class Box { var n = 0 }
let box = Box()
for _ in 0..<9 { try? fails(&box.n) }
print(box.n)
var later: Int? = 4
func clear(_ p: UnsafeMutablePointer<Int?>) { p.pointee = nil }
clear(&later)
print(later as Any)
let last = "end"
print(last)
