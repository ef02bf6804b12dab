// A literal is passed to a variadic parameter, or to a parameter that takes one value.
protocol P {}
struct S: P, Hashable {}
extension Int: P {}
func show(_ k: String, _ r: String) { print(k, r) }
func f274(_ x: Int...) { show("1 | S... | S", "variadic") }
func f274(_ x: Int) { show("1 | S... | S", "single") }
func f275(_ x: Int...) { show("1 | S... | S?", "variadic") }
func f275(_ x: Int?) { show("1 | S... | S?", "single") }
func f276(_ x: Int...) { show("1 | S... | Any", "variadic") }
func f276(_ x: Any) { show("1 | S... | Any", "single") }
func f277(_ x: Int...) { show("1 | S... | Any?", "variadic") }
func f277(_ x: Any?) { show("1 | S... | Any?", "single") }
func f278(_ x: Int...) { show("1 | S... | any P", "variadic") }
func f278(_ x: any P) { show("1 | S... | any P", "single") }
func f279(_ x: Int...) { show("1 | S... | (any P)?", "variadic") }
func f279(_ x: (any P)?) { show("1 | S... | (any P)?", "single") }
func f280(_ x: Int...) { show("1 | S... | <T: P>T", "variadic") }
func f280<T: P>(_ x: T) { show("1 | S... | <T: P>T", "single") }
func f281(_ x: Int...) { show("1 | S... | <T: P>T?", "variadic") }
func f281<T: P>(_ x: T?) { show("1 | S... | <T: P>T?", "single") }
func f282(_ x: Int...) { show("1 | S... | <T>T", "variadic") }
func f282<T>(_ x: T) { show("1 | S... | <T>T", "single") }
func f283(_ x: Int...) { show("1 | S... | <T>T?", "variadic") }
func f283<T>(_ x: T?) { show("1 | S... | <T>T?", "single") }
func f284(_ x: Int...) { show("1 | S... | AnyHashable", "variadic") }
func f284(_ x: AnyHashable) { show("1 | S... | AnyHashable", "single") }
func f285(_ x: Int...) { show("1 | S... | @autoclosure () -> S", "variadic") }
func f285(_ x: @autoclosure () -> Int) { show("1 | S... | @autoclosure () -> S", "single") }
func f286(_ x: Int...) { show("1 | S... | @autoclosure () -> Any", "variadic") }
func f286(_ x: @autoclosure () -> Any) { show("1 | S... | @autoclosure () -> Any", "single") }
func f287(_ x: Any...) { show("1 | Any... | S", "variadic") }
func f287(_ x: Int) { show("1 | Any... | S", "single") }
func f288(_ x: Any...) { show("1 | Any... | S?", "variadic") }
func f288(_ x: Int?) { show("1 | Any... | S?", "single") }
func f289(_ x: Any...) { show("1 | Any... | Any", "variadic") }
func f289(_ x: Any) { show("1 | Any... | Any", "single") }
func f290(_ x: Any...) { show("1 | Any... | Any?", "variadic") }
func f290(_ x: Any?) { show("1 | Any... | Any?", "single") }
func f291(_ x: Any...) { show("1 | Any... | any P", "variadic") }
func f291(_ x: any P) { show("1 | Any... | any P", "single") }
func f292(_ x: Any...) { show("1 | Any... | (any P)?", "variadic") }
func f292(_ x: (any P)?) { show("1 | Any... | (any P)?", "single") }
func f293(_ x: Any...) { show("1 | Any... | <T: P>T", "variadic") }
func f293<T: P>(_ x: T) { show("1 | Any... | <T: P>T", "single") }
func f294(_ x: Any...) { show("1 | Any... | <T: P>T?", "variadic") }
func f294<T: P>(_ x: T?) { show("1 | Any... | <T: P>T?", "single") }
func f295(_ x: Any...) { show("1 | Any... | <T>T", "variadic") }
func f295<T>(_ x: T) { show("1 | Any... | <T>T", "single") }
func f296(_ x: Any...) { show("1 | Any... | <T>T?", "variadic") }
func f296<T>(_ x: T?) { show("1 | Any... | <T>T?", "single") }
func f297(_ x: Any...) { show("1 | Any... | AnyHashable", "variadic") }
func f297(_ x: AnyHashable) { show("1 | Any... | AnyHashable", "single") }
func f298(_ x: Any...) { show("1 | Any... | @autoclosure () -> S", "variadic") }
func f298(_ x: @autoclosure () -> Int) { show("1 | Any... | @autoclosure () -> S", "single") }
func f299(_ x: Any...) { show("1 | Any... | @autoclosure () -> Any", "variadic") }
func f299(_ x: @autoclosure () -> Any) { show("1 | Any... | @autoclosure () -> Any", "single") }
func f300(_ x: any P...) { show("1 | any P... | S", "variadic") }
func f300(_ x: Int) { show("1 | any P... | S", "single") }
func f301(_ x: any P...) { show("1 | any P... | S?", "variadic") }
func f301(_ x: Int?) { show("1 | any P... | S?", "single") }
func f302(_ x: any P...) { show("1 | any P... | Any", "variadic") }
func f302(_ x: Any) { show("1 | any P... | Any", "single") }
func f303(_ x: any P...) { show("1 | any P... | Any?", "variadic") }
func f303(_ x: Any?) { show("1 | any P... | Any?", "single") }
func f304(_ x: any P...) { show("1 | any P... | any P", "variadic") }
func f304(_ x: any P) { show("1 | any P... | any P", "single") }
func f305(_ x: any P...) { show("1 | any P... | (any P)?", "variadic") }
func f305(_ x: (any P)?) { show("1 | any P... | (any P)?", "single") }
func f306(_ x: any P...) { show("1 | any P... | <T: P>T", "variadic") }
func f306<T: P>(_ x: T) { show("1 | any P... | <T: P>T", "single") }
func f307(_ x: any P...) { show("1 | any P... | <T: P>T?", "variadic") }
func f307<T: P>(_ x: T?) { show("1 | any P... | <T: P>T?", "single") }
func f308(_ x: any P...) { show("1 | any P... | <T>T", "variadic") }
func f308<T>(_ x: T) { show("1 | any P... | <T>T", "single") }
func f309(_ x: any P...) { show("1 | any P... | <T>T?", "variadic") }
func f309<T>(_ x: T?) { show("1 | any P... | <T>T?", "single") }
func f310(_ x: any P...) { show("1 | any P... | AnyHashable", "variadic") }
func f310(_ x: AnyHashable) { show("1 | any P... | AnyHashable", "single") }
func f311(_ x: any P...) { show("1 | any P... | @autoclosure () -> S", "variadic") }
func f311(_ x: @autoclosure () -> Int) { show("1 | any P... | @autoclosure () -> S", "single") }
func f312(_ x: any P...) { show("1 | any P... | @autoclosure () -> Any", "variadic") }
func f312(_ x: @autoclosure () -> Any) { show("1 | any P... | @autoclosure () -> Any", "single") }
func f313<T: P>(_ x: T...) { show("1 | <T: P>T... | S", "variadic") }
func f313(_ x: Int) { show("1 | <T: P>T... | S", "single") }
func f314<T: P>(_ x: T...) { show("1 | <T: P>T... | S?", "variadic") }
func f314(_ x: Int?) { show("1 | <T: P>T... | S?", "single") }
func f315<T: P>(_ x: T...) { show("1 | <T: P>T... | Any", "variadic") }
func f315(_ x: Any) { show("1 | <T: P>T... | Any", "single") }
func f316<T: P>(_ x: T...) { show("1 | <T: P>T... | Any?", "variadic") }
func f316(_ x: Any?) { show("1 | <T: P>T... | Any?", "single") }
func f317<T: P>(_ x: T...) { show("1 | <T: P>T... | any P", "variadic") }
func f317(_ x: any P) { show("1 | <T: P>T... | any P", "single") }
func f318<T: P>(_ x: T...) { show("1 | <T: P>T... | (any P)?", "variadic") }
func f318(_ x: (any P)?) { show("1 | <T: P>T... | (any P)?", "single") }
func f319<T: P>(_ x: T...) { show("1 | <T: P>T... | <T: P>T", "variadic") }
func f319<T: P>(_ x: T) { show("1 | <T: P>T... | <T: P>T", "single") }
func f320<T: P>(_ x: T...) { show("1 | <T: P>T... | <T: P>T?", "variadic") }
func f320<T: P>(_ x: T?) { show("1 | <T: P>T... | <T: P>T?", "single") }
func f321<T: P>(_ x: T...) { show("1 | <T: P>T... | <T>T", "variadic") }
func f321<T>(_ x: T) { show("1 | <T: P>T... | <T>T", "single") }
func f322<T: P>(_ x: T...) { show("1 | <T: P>T... | <T>T?", "variadic") }
func f322<T>(_ x: T?) { show("1 | <T: P>T... | <T>T?", "single") }
func f323<T: P>(_ x: T...) { show("1 | <T: P>T... | AnyHashable", "variadic") }
func f323(_ x: AnyHashable) { show("1 | <T: P>T... | AnyHashable", "single") }
func f324<T: P>(_ x: T...) { show("1 | <T: P>T... | @autoclosure () -> S", "variadic") }
func f324(_ x: @autoclosure () -> Int) { show("1 | <T: P>T... | @autoclosure () -> S", "single") }
func f325<T: P>(_ x: T...) { show("1 | <T: P>T... | @autoclosure () -> Any", "variadic") }
func f325(_ x: @autoclosure () -> Any) { show("1 | <T: P>T... | @autoclosure () -> Any", "single") }
func f326<T>(_ x: T...) { show("1 | <T>T... | S", "variadic") }
func f326(_ x: Int) { show("1 | <T>T... | S", "single") }
func f327<T>(_ x: T...) { show("1 | <T>T... | S?", "variadic") }
func f327(_ x: Int?) { show("1 | <T>T... | S?", "single") }
func f328<T>(_ x: T...) { show("1 | <T>T... | Any", "variadic") }
func f328(_ x: Any) { show("1 | <T>T... | Any", "single") }
func f329<T>(_ x: T...) { show("1 | <T>T... | Any?", "variadic") }
func f329(_ x: Any?) { show("1 | <T>T... | Any?", "single") }
func f330<T>(_ x: T...) { show("1 | <T>T... | any P", "variadic") }
func f330(_ x: any P) { show("1 | <T>T... | any P", "single") }
func f331<T>(_ x: T...) { show("1 | <T>T... | (any P)?", "variadic") }
func f331(_ x: (any P)?) { show("1 | <T>T... | (any P)?", "single") }
func f332<T>(_ x: T...) { show("1 | <T>T... | <T: P>T", "variadic") }
func f332<T: P>(_ x: T) { show("1 | <T>T... | <T: P>T", "single") }
func f333<T>(_ x: T...) { show("1 | <T>T... | <T: P>T?", "variadic") }
func f333<T: P>(_ x: T?) { show("1 | <T>T... | <T: P>T?", "single") }
func f334<T>(_ x: T...) { show("1 | <T>T... | <T>T", "variadic") }
func f334<T>(_ x: T) { show("1 | <T>T... | <T>T", "single") }
func f335<T>(_ x: T...) { show("1 | <T>T... | <T>T?", "variadic") }
func f335<T>(_ x: T?) { show("1 | <T>T... | <T>T?", "single") }
func f336<T>(_ x: T...) { show("1 | <T>T... | AnyHashable", "variadic") }
func f336(_ x: AnyHashable) { show("1 | <T>T... | AnyHashable", "single") }
func f337<T>(_ x: T...) { show("1 | <T>T... | @autoclosure () -> S", "variadic") }
func f337(_ x: @autoclosure () -> Int) { show("1 | <T>T... | @autoclosure () -> S", "single") }
func f338<T>(_ x: T...) { show("1 | <T>T... | @autoclosure () -> Any", "variadic") }
func f338(_ x: @autoclosure () -> Any) { show("1 | <T>T... | @autoclosure () -> Any", "single") }
func f339(_ x: Int?...) { show("1 | S?... | S", "variadic") }
func f339(_ x: Int) { show("1 | S?... | S", "single") }
func f340(_ x: Int?...) { show("1 | S?... | S?", "variadic") }
func f340(_ x: Int?) { show("1 | S?... | S?", "single") }
func f341(_ x: Int?...) { show("1 | S?... | Any", "variadic") }
func f341(_ x: Any) { show("1 | S?... | Any", "single") }
func f342(_ x: Int?...) { show("1 | S?... | Any?", "variadic") }
func f342(_ x: Any?) { show("1 | S?... | Any?", "single") }
func f343(_ x: Int?...) { show("1 | S?... | any P", "variadic") }
func f343(_ x: any P) { show("1 | S?... | any P", "single") }
func f344(_ x: Int?...) { show("1 | S?... | (any P)?", "variadic") }
func f344(_ x: (any P)?) { show("1 | S?... | (any P)?", "single") }
func f345(_ x: Int?...) { show("1 | S?... | <T: P>T", "variadic") }
func f345<T: P>(_ x: T) { show("1 | S?... | <T: P>T", "single") }
func f346(_ x: Int?...) { show("1 | S?... | <T: P>T?", "variadic") }
func f346<T: P>(_ x: T?) { show("1 | S?... | <T: P>T?", "single") }
func f347(_ x: Int?...) { show("1 | S?... | <T>T", "variadic") }
func f347<T>(_ x: T) { show("1 | S?... | <T>T", "single") }
func f348(_ x: Int?...) { show("1 | S?... | <T>T?", "variadic") }
func f348<T>(_ x: T?) { show("1 | S?... | <T>T?", "single") }
func f349(_ x: Int?...) { show("1 | S?... | AnyHashable", "variadic") }
func f349(_ x: AnyHashable) { show("1 | S?... | AnyHashable", "single") }
func f350(_ x: Int?...) { show("1 | S?... | @autoclosure () -> S", "variadic") }
func f350(_ x: @autoclosure () -> Int) { show("1 | S?... | @autoclosure () -> S", "single") }
func f351(_ x: Int?...) { show("1 | S?... | @autoclosure () -> Any", "variadic") }
func f351(_ x: @autoclosure () -> Any) { show("1 | S?... | @autoclosure () -> Any", "single") }
func f352(_ x: Any?...) { show("1 | Any?... | S", "variadic") }
func f352(_ x: Int) { show("1 | Any?... | S", "single") }
func f353(_ x: Any?...) { show("1 | Any?... | S?", "variadic") }
func f353(_ x: Int?) { show("1 | Any?... | S?", "single") }
func f354(_ x: Any?...) { show("1 | Any?... | Any", "variadic") }
func f354(_ x: Any) { show("1 | Any?... | Any", "single") }
func f355(_ x: Any?...) { show("1 | Any?... | Any?", "variadic") }
func f355(_ x: Any?) { show("1 | Any?... | Any?", "single") }
func f356(_ x: Any?...) { show("1 | Any?... | any P", "variadic") }
func f356(_ x: any P) { show("1 | Any?... | any P", "single") }
func f357(_ x: Any?...) { show("1 | Any?... | (any P)?", "variadic") }
func f357(_ x: (any P)?) { show("1 | Any?... | (any P)?", "single") }
func f358(_ x: Any?...) { show("1 | Any?... | <T: P>T", "variadic") }
func f358<T: P>(_ x: T) { show("1 | Any?... | <T: P>T", "single") }
func f359(_ x: Any?...) { show("1 | Any?... | <T: P>T?", "variadic") }
func f359<T: P>(_ x: T?) { show("1 | Any?... | <T: P>T?", "single") }
func f360(_ x: Any?...) { show("1 | Any?... | <T>T", "variadic") }
func f360<T>(_ x: T) { show("1 | Any?... | <T>T", "single") }
func f361(_ x: Any?...) { show("1 | Any?... | <T>T?", "variadic") }
func f361<T>(_ x: T?) { show("1 | Any?... | <T>T?", "single") }
func f362(_ x: Any?...) { show("1 | Any?... | AnyHashable", "variadic") }
func f362(_ x: AnyHashable) { show("1 | Any?... | AnyHashable", "single") }
func f363(_ x: Any?...) { show("1 | Any?... | @autoclosure () -> S", "variadic") }
func f363(_ x: @autoclosure () -> Int) { show("1 | Any?... | @autoclosure () -> S", "single") }
func f364(_ x: Any?...) { show("1 | Any?... | @autoclosure () -> Any", "variadic") }
func f364(_ x: @autoclosure () -> Any) { show("1 | Any?... | @autoclosure () -> Any", "single") }
f274(1)
f275(1)
f276(1)
f277(1)
f278(1)
f279(1)
f280(1)
f281(1)
f282(1)
f283(1)
f284(1)
f285(1)
f286(1)
f287(1)
f288(1)
f289(1)
f290(1)
f291(1)
f292(1)
f293(1)
f294(1)
f295(1)
f296(1)
f297(1)
f298(1)
f299(1)
f300(1)
f301(1)
f302(1)
f303(1)
f304(1)
f305(1)
f306(1)
f307(1)
f308(1)
f309(1)
f310(1)
f311(1)
f312(1)
f313(1)
f314(1)
f315(1)
f316(1)
f317(1)
f318(1)
f319(1)
f320(1)
f321(1)
f322(1)
f323(1)
f324(1)
f325(1)
f326(1)
f327(1)
f328(1)
f329(1)
f330(1)
f331(1)
f332(1)
f333(1)
f334(1)
f335(1)
f336(1)
f337(1)
f338(1)
f339(1)
f340(1)
f341(1)
f342(1)
f343(1)
f344(1)
f345(1)
f346(1)
f347(1)
f348(1)
f349(1)
f350(1)
f351(1)
f352(1)
f353(1)
f354(1)
f355(1)
f356(1)
f357(1)
f358(1)
f359(1)
f360(1)
f361(1)
f362(1)
f363(1)
f364(1)
