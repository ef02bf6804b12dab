struct F: ~Copyable { var n = 1 }
extension F: CustomStringConvertible { var description: String { "f" } }
