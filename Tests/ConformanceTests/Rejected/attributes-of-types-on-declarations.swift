@escaping func a() {}
@escaping var b: () -> Void = {}
@autoclosure func c() {}
@escaping struct D {}
class E { @escaping init() {}; @autoclosure var x = 1 }
func f(_ body: @escaping () -> Void, _ value: @autoclosure () -> Int) {}
