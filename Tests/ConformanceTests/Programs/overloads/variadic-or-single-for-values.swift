// A value of a struct is passed to a variadic parameter, or to a parameter that takes one value.
protocol P {}
struct S: P, Hashable {}
let v = S()
func show(_ k: String, _ r: String) { print(k, r) }
func f1(_ x: S...) { show("v | S... | S", "variadic") }
func f1(_ x: S) { show("v | S... | S", "single") }
func f2(_ x: S...) { show("v | S... | S?", "variadic") }
func f2(_ x: S?) { show("v | S... | S?", "single") }
func f3(_ x: S...) { show("v | S... | Any", "variadic") }
func f3(_ x: Any) { show("v | S... | Any", "single") }
func f4(_ x: S...) { show("v | S... | Any?", "variadic") }
func f4(_ x: Any?) { show("v | S... | Any?", "single") }
func f5(_ x: S...) { show("v | S... | any P", "variadic") }
func f5(_ x: any P) { show("v | S... | any P", "single") }
func f6(_ x: S...) { show("v | S... | (any P)?", "variadic") }
func f6(_ x: (any P)?) { show("v | S... | (any P)?", "single") }
func f7(_ x: S...) { show("v | S... | <T: P>T", "variadic") }
func f7<T: P>(_ x: T) { show("v | S... | <T: P>T", "single") }
func f8(_ x: S...) { show("v | S... | <T: P>T?", "variadic") }
func f8<T: P>(_ x: T?) { show("v | S... | <T: P>T?", "single") }
func f9(_ x: S...) { show("v | S... | <T>T", "variadic") }
func f9<T>(_ x: T) { show("v | S... | <T>T", "single") }
func f10(_ x: S...) { show("v | S... | <T>T?", "variadic") }
func f10<T>(_ x: T?) { show("v | S... | <T>T?", "single") }
func f11(_ x: S...) { show("v | S... | AnyHashable", "variadic") }
func f11(_ x: AnyHashable) { show("v | S... | AnyHashable", "single") }
func f12(_ x: S...) { show("v | S... | @autoclosure () -> S", "variadic") }
func f12(_ x: @autoclosure () -> S) { show("v | S... | @autoclosure () -> S", "single") }
func f13(_ x: S...) { show("v | S... | @autoclosure () -> Any", "variadic") }
func f13(_ x: @autoclosure () -> Any) { show("v | S... | @autoclosure () -> Any", "single") }
func f14(_ x: Any...) { show("v | Any... | S", "variadic") }
func f14(_ x: S) { show("v | Any... | S", "single") }
func f15(_ x: Any...) { show("v | Any... | S?", "variadic") }
func f15(_ x: S?) { show("v | Any... | S?", "single") }
func f16(_ x: Any...) { show("v | Any... | Any", "variadic") }
func f16(_ x: Any) { show("v | Any... | Any", "single") }
func f17(_ x: Any...) { show("v | Any... | Any?", "variadic") }
func f17(_ x: Any?) { show("v | Any... | Any?", "single") }
func f18(_ x: Any...) { show("v | Any... | any P", "variadic") }
func f18(_ x: any P) { show("v | Any... | any P", "single") }
func f19(_ x: Any...) { show("v | Any... | (any P)?", "variadic") }
func f19(_ x: (any P)?) { show("v | Any... | (any P)?", "single") }
func f20(_ x: Any...) { show("v | Any... | <T: P>T", "variadic") }
func f20<T: P>(_ x: T) { show("v | Any... | <T: P>T", "single") }
func f21(_ x: Any...) { show("v | Any... | <T: P>T?", "variadic") }
func f21<T: P>(_ x: T?) { show("v | Any... | <T: P>T?", "single") }
func f22(_ x: Any...) { show("v | Any... | <T>T", "variadic") }
func f22<T>(_ x: T) { show("v | Any... | <T>T", "single") }
func f23(_ x: Any...) { show("v | Any... | <T>T?", "variadic") }
func f23<T>(_ x: T?) { show("v | Any... | <T>T?", "single") }
func f24(_ x: Any...) { show("v | Any... | AnyHashable", "variadic") }
func f24(_ x: AnyHashable) { show("v | Any... | AnyHashable", "single") }
func f25(_ x: Any...) { show("v | Any... | @autoclosure () -> S", "variadic") }
func f25(_ x: @autoclosure () -> S) { show("v | Any... | @autoclosure () -> S", "single") }
func f26(_ x: Any...) { show("v | Any... | @autoclosure () -> Any", "variadic") }
func f26(_ x: @autoclosure () -> Any) { show("v | Any... | @autoclosure () -> Any", "single") }
func f27(_ x: any P...) { show("v | any P... | S", "variadic") }
func f27(_ x: S) { show("v | any P... | S", "single") }
func f28(_ x: any P...) { show("v | any P... | S?", "variadic") }
func f28(_ x: S?) { show("v | any P... | S?", "single") }
func f29(_ x: any P...) { show("v | any P... | Any", "variadic") }
func f29(_ x: Any) { show("v | any P... | Any", "single") }
func f30(_ x: any P...) { show("v | any P... | Any?", "variadic") }
func f30(_ x: Any?) { show("v | any P... | Any?", "single") }
func f31(_ x: any P...) { show("v | any P... | any P", "variadic") }
func f31(_ x: any P) { show("v | any P... | any P", "single") }
func f32(_ x: any P...) { show("v | any P... | (any P)?", "variadic") }
func f32(_ x: (any P)?) { show("v | any P... | (any P)?", "single") }
func f33(_ x: any P...) { show("v | any P... | <T: P>T", "variadic") }
func f33<T: P>(_ x: T) { show("v | any P... | <T: P>T", "single") }
func f34(_ x: any P...) { show("v | any P... | <T: P>T?", "variadic") }
func f34<T: P>(_ x: T?) { show("v | any P... | <T: P>T?", "single") }
func f35(_ x: any P...) { show("v | any P... | <T>T", "variadic") }
func f35<T>(_ x: T) { show("v | any P... | <T>T", "single") }
func f36(_ x: any P...) { show("v | any P... | <T>T?", "variadic") }
func f36<T>(_ x: T?) { show("v | any P... | <T>T?", "single") }
func f37(_ x: any P...) { show("v | any P... | AnyHashable", "variadic") }
func f37(_ x: AnyHashable) { show("v | any P... | AnyHashable", "single") }
func f38(_ x: any P...) { show("v | any P... | @autoclosure () -> S", "variadic") }
func f38(_ x: @autoclosure () -> S) { show("v | any P... | @autoclosure () -> S", "single") }
func f39(_ x: any P...) { show("v | any P... | @autoclosure () -> Any", "variadic") }
func f39(_ x: @autoclosure () -> Any) { show("v | any P... | @autoclosure () -> Any", "single") }
func f40<T: P>(_ x: T...) { show("v | <T: P>T... | S", "variadic") }
func f40(_ x: S) { show("v | <T: P>T... | S", "single") }
func f41<T: P>(_ x: T...) { show("v | <T: P>T... | S?", "variadic") }
func f41(_ x: S?) { show("v | <T: P>T... | S?", "single") }
func f42<T: P>(_ x: T...) { show("v | <T: P>T... | Any", "variadic") }
func f42(_ x: Any) { show("v | <T: P>T... | Any", "single") }
func f43<T: P>(_ x: T...) { show("v | <T: P>T... | Any?", "variadic") }
func f43(_ x: Any?) { show("v | <T: P>T... | Any?", "single") }
func f44<T: P>(_ x: T...) { show("v | <T: P>T... | any P", "variadic") }
func f44(_ x: any P) { show("v | <T: P>T... | any P", "single") }
func f45<T: P>(_ x: T...) { show("v | <T: P>T... | (any P)?", "variadic") }
func f45(_ x: (any P)?) { show("v | <T: P>T... | (any P)?", "single") }
func f46<T: P>(_ x: T...) { show("v | <T: P>T... | <T: P>T", "variadic") }
func f46<T: P>(_ x: T) { show("v | <T: P>T... | <T: P>T", "single") }
func f47<T: P>(_ x: T...) { show("v | <T: P>T... | <T: P>T?", "variadic") }
func f47<T: P>(_ x: T?) { show("v | <T: P>T... | <T: P>T?", "single") }
func f48<T: P>(_ x: T...) { show("v | <T: P>T... | <T>T", "variadic") }
func f48<T>(_ x: T) { show("v | <T: P>T... | <T>T", "single") }
func f49<T: P>(_ x: T...) { show("v | <T: P>T... | <T>T?", "variadic") }
func f49<T>(_ x: T?) { show("v | <T: P>T... | <T>T?", "single") }
func f50<T: P>(_ x: T...) { show("v | <T: P>T... | AnyHashable", "variadic") }
func f50(_ x: AnyHashable) { show("v | <T: P>T... | AnyHashable", "single") }
func f51<T: P>(_ x: T...) { show("v | <T: P>T... | @autoclosure () -> S", "variadic") }
func f51(_ x: @autoclosure () -> S) { show("v | <T: P>T... | @autoclosure () -> S", "single") }
func f52<T: P>(_ x: T...) { show("v | <T: P>T... | @autoclosure () -> Any", "variadic") }
func f52(_ x: @autoclosure () -> Any) { show("v | <T: P>T... | @autoclosure () -> Any", "single") }
func f53<T>(_ x: T...) { show("v | <T>T... | S", "variadic") }
func f53(_ x: S) { show("v | <T>T... | S", "single") }
func f54<T>(_ x: T...) { show("v | <T>T... | S?", "variadic") }
func f54(_ x: S?) { show("v | <T>T... | S?", "single") }
func f55<T>(_ x: T...) { show("v | <T>T... | Any", "variadic") }
func f55(_ x: Any) { show("v | <T>T... | Any", "single") }
func f56<T>(_ x: T...) { show("v | <T>T... | Any?", "variadic") }
func f56(_ x: Any?) { show("v | <T>T... | Any?", "single") }
func f57<T>(_ x: T...) { show("v | <T>T... | any P", "variadic") }
func f57(_ x: any P) { show("v | <T>T... | any P", "single") }
func f58<T>(_ x: T...) { show("v | <T>T... | (any P)?", "variadic") }
func f58(_ x: (any P)?) { show("v | <T>T... | (any P)?", "single") }
func f59<T>(_ x: T...) { show("v | <T>T... | <T: P>T", "variadic") }
func f59<T: P>(_ x: T) { show("v | <T>T... | <T: P>T", "single") }
func f60<T>(_ x: T...) { show("v | <T>T... | <T: P>T?", "variadic") }
func f60<T: P>(_ x: T?) { show("v | <T>T... | <T: P>T?", "single") }
func f61<T>(_ x: T...) { show("v | <T>T... | <T>T", "variadic") }
func f61<T>(_ x: T) { show("v | <T>T... | <T>T", "single") }
func f62<T>(_ x: T...) { show("v | <T>T... | <T>T?", "variadic") }
func f62<T>(_ x: T?) { show("v | <T>T... | <T>T?", "single") }
func f63<T>(_ x: T...) { show("v | <T>T... | AnyHashable", "variadic") }
func f63(_ x: AnyHashable) { show("v | <T>T... | AnyHashable", "single") }
func f64<T>(_ x: T...) { show("v | <T>T... | @autoclosure () -> S", "variadic") }
func f64(_ x: @autoclosure () -> S) { show("v | <T>T... | @autoclosure () -> S", "single") }
func f65<T>(_ x: T...) { show("v | <T>T... | @autoclosure () -> Any", "variadic") }
func f65(_ x: @autoclosure () -> Any) { show("v | <T>T... | @autoclosure () -> Any", "single") }
func f66(_ x: S?...) { show("v | S?... | S", "variadic") }
func f66(_ x: S) { show("v | S?... | S", "single") }
func f67(_ x: S?...) { show("v | S?... | S?", "variadic") }
func f67(_ x: S?) { show("v | S?... | S?", "single") }
func f68(_ x: S?...) { show("v | S?... | Any", "variadic") }
func f68(_ x: Any) { show("v | S?... | Any", "single") }
func f69(_ x: S?...) { show("v | S?... | Any?", "variadic") }
func f69(_ x: Any?) { show("v | S?... | Any?", "single") }
func f70(_ x: S?...) { show("v | S?... | any P", "variadic") }
func f70(_ x: any P) { show("v | S?... | any P", "single") }
func f71(_ x: S?...) { show("v | S?... | (any P)?", "variadic") }
func f71(_ x: (any P)?) { show("v | S?... | (any P)?", "single") }
func f72(_ x: S?...) { show("v | S?... | <T: P>T", "variadic") }
func f72<T: P>(_ x: T) { show("v | S?... | <T: P>T", "single") }
func f73(_ x: S?...) { show("v | S?... | <T: P>T?", "variadic") }
func f73<T: P>(_ x: T?) { show("v | S?... | <T: P>T?", "single") }
func f74(_ x: S?...) { show("v | S?... | <T>T", "variadic") }
func f74<T>(_ x: T) { show("v | S?... | <T>T", "single") }
func f75(_ x: S?...) { show("v | S?... | <T>T?", "variadic") }
func f75<T>(_ x: T?) { show("v | S?... | <T>T?", "single") }
func f76(_ x: S?...) { show("v | S?... | AnyHashable", "variadic") }
func f76(_ x: AnyHashable) { show("v | S?... | AnyHashable", "single") }
func f77(_ x: S?...) { show("v | S?... | @autoclosure () -> S", "variadic") }
func f77(_ x: @autoclosure () -> S) { show("v | S?... | @autoclosure () -> S", "single") }
func f78(_ x: S?...) { show("v | S?... | @autoclosure () -> Any", "variadic") }
func f78(_ x: @autoclosure () -> Any) { show("v | S?... | @autoclosure () -> Any", "single") }
func f79(_ x: Any?...) { show("v | Any?... | S", "variadic") }
func f79(_ x: S) { show("v | Any?... | S", "single") }
func f80(_ x: Any?...) { show("v | Any?... | S?", "variadic") }
func f80(_ x: S?) { show("v | Any?... | S?", "single") }
func f81(_ x: Any?...) { show("v | Any?... | Any", "variadic") }
func f81(_ x: Any) { show("v | Any?... | Any", "single") }
func f82(_ x: Any?...) { show("v | Any?... | Any?", "variadic") }
func f82(_ x: Any?) { show("v | Any?... | Any?", "single") }
func f83(_ x: Any?...) { show("v | Any?... | any P", "variadic") }
func f83(_ x: any P) { show("v | Any?... | any P", "single") }
func f84(_ x: Any?...) { show("v | Any?... | (any P)?", "variadic") }
func f84(_ x: (any P)?) { show("v | Any?... | (any P)?", "single") }
func f85(_ x: Any?...) { show("v | Any?... | <T: P>T", "variadic") }
func f85<T: P>(_ x: T) { show("v | Any?... | <T: P>T", "single") }
func f86(_ x: Any?...) { show("v | Any?... | <T: P>T?", "variadic") }
func f86<T: P>(_ x: T?) { show("v | Any?... | <T: P>T?", "single") }
func f87(_ x: Any?...) { show("v | Any?... | <T>T", "variadic") }
func f87<T>(_ x: T) { show("v | Any?... | <T>T", "single") }
func f88(_ x: Any?...) { show("v | Any?... | <T>T?", "variadic") }
func f88<T>(_ x: T?) { show("v | Any?... | <T>T?", "single") }
func f89(_ x: Any?...) { show("v | Any?... | AnyHashable", "variadic") }
func f89(_ x: AnyHashable) { show("v | Any?... | AnyHashable", "single") }
func f90(_ x: Any?...) { show("v | Any?... | @autoclosure () -> S", "variadic") }
func f90(_ x: @autoclosure () -> S) { show("v | Any?... | @autoclosure () -> S", "single") }
func f91(_ x: Any?...) { show("v | Any?... | @autoclosure () -> Any", "variadic") }
func f91(_ x: @autoclosure () -> Any) { show("v | Any?... | @autoclosure () -> Any", "single") }
f1(v)
f2(v)
f3(v)
f4(v)
f5(v)
f6(v)
f7(v)
f8(v)
f9(v)
f10(v)
f11(v)
f12(v)
f13(v)
f14(v)
f15(v)
f16(v)
f17(v)
f18(v)
f19(v)
f20(v)
f21(v)
f22(v)
f23(v)
f24(v)
f25(v)
f26(v)
f27(v)
f28(v)
f29(v)
f30(v)
f31(v)
f32(v)
f33(v)
f34(v)
f35(v)
f36(v)
f37(v)
f38(v)
f39(v)
f40(v)
f41(v)
f42(v)
f43(v)
f44(v)
f45(v)
f46(v)
f47(v)
f48(v)
f49(v)
f50(v)
f51(v)
f52(v)
f53(v)
f54(v)
f55(v)
f56(v)
f57(v)
f58(v)
f59(v)
f60(v)
f61(v)
f62(v)
f63(v)
f64(v)
f65(v)
f66(v)
f67(v)
f68(v)
f69(v)
f70(v)
f71(v)
f72(v)
f73(v)
f74(v)
f75(v)
f76(v)
f77(v)
f78(v)
f79(v)
f80(v)
f81(v)
f82(v)
f83(v)
f84(v)
f85(v)
f86(v)
f87(v)
f88(v)
f89(v)
f90(v)
f91(v)
