struct Palette { var n: Int; static let humming: [Palette] = [Palette(n: 1), Palette(n: 2)]; static var byName: [String: Palette] { ["a": .init(n: 9)] } }
class Bird { var colors: Palette; init(colors: Palette, tag: Int?) { self.colors = colors } }
let b = Bird(colors: .humming[0], tag: nil)
print(b.colors.n)
let p: Palette = .humming[1]
let q: Palette? = .byName["a"]
print(p.n, q?.n ?? 0, (.byName["b"] ?? Palette(n: 3) as Palette).n)
