@discardableResult func match<R>(_ on: ((Int) -> R?)? = nil) -> R? { _ = on?(1); print(R.self); return nil }
[1].forEach { _ in match() }
