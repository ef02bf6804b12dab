import Testing

/// `:begin` … `:commit`: several inputs as one turn.
@Suite struct TransactionTests {
  @Test func `writes of all inputs are one body with the final values`() {
    check(
      """
      > @Observable class Counter { var count = 0; var step = 1 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \\.count
        body     Badge  #1  reads Counter#1.count
      > :begin
      > counter.count = 1
        willSet  Counter#1.count  0 → 1
                 invalidates Badge
        didSet   Counter#1.count  0 → 1
        stale    Badge
      > counter.count = 2
        willSet  Counter#1.count  1 → 2
        didSet   Counter#1.count  1 → 2
        stale    Badge
      > :commit
        commit   runs Badge
        body     Badge  #2  because Counter#1.count
      """)
  }

  @Test func `they do not nest and need a beginning`() {
    check(
      """
      > :commit
      error: there is nothing to commit; ':begin' opens a turn
      > :begin
      > :begin
      error: the turn that ':begin' opened is still open; ':commit' ends it
      > :commit
      """)
  }
}
