@globalActor actor G { static let shared = G() }
@globalActor struct H { }
@globalActor class K { static let shared = G() }
@globalActor enum E { static func shared() {} }
@globalActor actor A { static var other = G() }
@globalActor final class L { actor M {}; static let shared = M() }
@globalActor struct N { static let shared = 3 }
