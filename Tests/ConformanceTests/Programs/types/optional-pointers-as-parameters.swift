// Variables, arrays, strings and nil for optional pointers.
import Foundation
func f(_ p: UnsafeMutablePointer<Int>?) { p?.pointee += 1 }
func g(_ p: UnsafePointer<Int>?) -> Int { p?.pointee ?? -1 }
func h(_ p: UnsafeMutableRawPointer?) { p?.storeBytes(of: 9, as: Int.self) }
func a(_ p: UnsafePointer<Int>?) -> Int { p![1] }
func c(_ p: UnsafePointer<CChar>?) -> Int { strlen(p!) }
var x = 1
f(&x); print(x)
f(nil)
print(g(&x), g(nil))
h(&x); print(x)
print(a([1, 2, 3]))
print(c("hello"))
var arr = [4, 5]
f(&arr); print(arr, a(arr), g(&arr))
var o: AnyObject?
func s(_ p: UnsafeMutablePointer<AnyObject?>?) { p?.pointee = NSNumber(value: 4) }
s(&o); print(o as? NSNumber as Any)
