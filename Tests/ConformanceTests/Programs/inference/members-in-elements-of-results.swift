enum E { case a, b(Int) }
let f = false
let v1: [E] = [nil, .a].compactMap { $0 }
let v2: [E] = [f ? nil : .a].compactMap { $0 }
let v3: [E] = [f ? .a : nil, .b(1)].compactMap { $0 }
let v4: [E] = [.a, nil, .b(1)].compactMap(\.self)
let v5: [E] = [f ? .a : .b(2)].map { $0 }
let v6: [E] = [f ? .a : .b(2), .a].filter { _ in true }
print(v1, v2, v3, v4, v5, v6)
