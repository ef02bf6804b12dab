typealias HSL = (hue: Double, saturation: Double, lightness: Double)
let x = HSL(hue: 1, saturation: 2, lightness: 3)
print(x, x.hue)
typealias Preds = (isA: (Int) -> Bool, isB: (Int) -> Bool)
func make() -> Preds { Preds(isA: { $0 > 1 }, isB: { $0 < 1 }) }
print(make().isA(3), make().isB(3))
typealias P = (Int, Int)
print(P(1, 2))
