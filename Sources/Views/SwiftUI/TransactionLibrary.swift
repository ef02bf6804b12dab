import Code

/// Transactions: what is written in one runs its bodies together (4.3). How it animates is nobody's business here.
enum TransactionLibrary {
  static let parts: [LibraryPart] = [
    LibraryPart(
      "struct Transaction",
      """
      @stored var _animation: Animation?
      @stored var _values: [String: String]
      init() {
        _animation = nil
        _values = [:]
      }
      init(animation: Animation?) {
        _animation = animation
        _values = ["animation": animation?._name ?? "nil"]
      }
      var animation: Animation? {
        get { _animation }
        set {
          _animation = newValue
          _values["animation"] = newValue?._name ?? "nil"
        }
      }
      var disablesAnimations: Bool {
        get { _values["disablesAnimations"] == "true" }
        set { _values["disablesAnimations"] = "\\(newValue)" }
      }
      var isContinuous: Bool {
        get { _values["isContinuous"] == "true" }
        set { _values["isContinuous"] = "\\(newValue)" }
      }
      var _words: String { _values.keys.sorted().map { "\\($0) \\(_values[$0] ?? "")" }.joined(separator: ", ") }
      """),
    LibraryPart(
      "",
      """
      func withAnimation<Result>(
        _ animation: Animation? = .default, _ body: () throws -> Result
      ) rethrows -> Result {
        try withTransaction(Transaction(animation: animation), body)
      }
      func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = _beginTransaction(transaction._words)
        defer { _endTransaction(outer) }
        return try body()
      }
      @native("_beginTransaction") func _beginTransaction(_ words: String) -> Int
      @native("_endTransaction") func _endTransaction(_ outer: Int)
      """),
  ]
}
