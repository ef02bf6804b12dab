// The book's chapter.
@propertyWrapper
struct TwelveOrLess {
    private var number = 0
    var wrappedValue: Int {
        get { return number }
        set { number = min(newValue, 12) }
    }
}
struct SmallRectangle { @TwelveOrLess var height: Int; @TwelveOrLess var width: Int }
var rectangle = SmallRectangle()
print(rectangle.height); rectangle.height = 10; print(rectangle.height); rectangle.height = 24; print(rectangle.height)
struct ByHand { private var _height = TwelveOrLess(); var height: Int { get { return _height.wrappedValue } set { _height.wrappedValue = newValue } } }
var bh = ByHand(); bh.height = 99; print(bh.height)
@propertyWrapper
struct SmallNumber {
    private var maximum: Int
    private var number: Int
    private(set) var projectedValue: Bool
    var wrappedValue: Int {
        get { return number }
        set { if newValue > maximum { number = maximum; projectedValue = true } else { number = newValue; projectedValue = false } }
    }
    init() { maximum = 12; number = 0; projectedValue = false }
    init(wrappedValue: Int) { maximum = 12; number = min(wrappedValue, maximum); projectedValue = wrappedValue > 12 }
    init(wrappedValue: Int, maximum: Int) { self.maximum = maximum; number = min(wrappedValue, maximum); projectedValue = false }
}
struct ZeroRectangle { @SmallNumber var height: Int; @SmallNumber var width: Int }
var zero = ZeroRectangle(); print(zero.height, zero.width)
struct UnitRectangle { @SmallNumber var height: Int = 1; @SmallNumber var width: Int = 1 }
var unit = UnitRectangle(); print(unit.height, unit.width, UnitRectangle(height: 20).height)
struct NarrowRectangle { @SmallNumber(wrappedValue: 2, maximum: 5) var height: Int; @SmallNumber(wrappedValue: 3, maximum: 4) var width: Int }
var narrow = NarrowRectangle(); narrow.height = 100; narrow.width = 100; print(narrow.height, narrow.width)
struct MixedRectangle { @SmallNumber var height: Int = 1; @SmallNumber(maximum: 9) var width: Int = 2 }
var mixed = MixedRectangle(); print(mixed.height); mixed.height = 20; print(mixed.height, mixed.width)
struct SomeStructure { @SmallNumber var someNumber: Int }
var some = SomeStructure(); some.someNumber = 4; print(some.$someNumber); some.someNumber = 55; print(some.$someNumber)
enum Size { case small, large }
struct SizedRectangle {
    @SmallNumber var height: Int
    @SmallNumber var width: Int
    mutating func resize(to size: Size) -> Bool {
        switch size {
            case .small: height = 10; width = 20
            case .large: height = 100; width = 100
        }
        return $height || $width
    }
}
var sized = SizedRectangle(); print(sized.resize(to: .small), sized)
func someFunction() { @SmallNumber var myNumber: Int = 0; myNumber = 10; print(myNumber); myNumber = 24; print(myNumber, $myNumber) }
someFunction()
