struct F: ~Copyable { var n = 1 }
class O { var f = F(); func take() -> F { f } }
