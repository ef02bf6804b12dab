enum N: CaseIterable { case hidden, always, visible; var old: String { "\(self)!" } }
for name: N in [.hidden, .always] { print(name.old) }
for x: Double in [1, 2] { print(x) }
for (a, b): (Int, Double) in [(1, 2)] { print(a, b) }
