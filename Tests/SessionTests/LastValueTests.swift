import Testing

/// `_`, `$0` and `$R0` are the value of the last expression, `$1` and `$R1` the one before it.
@Suite struct LastValueTests {
  @Test func `the last values have names`() {
    check(
      """
      > 1 + 2
      Int = 3
      > _ * 2
      Int = 6
      > $0 + $R1
      Int = 9
      > let sum = _ + 1
      sum: Int = 10
      > "a"
      String = "a"
      > _ + "b"
      String = "ab"
      > $9
      <input 7>:1:1: error: anonymous closure argument not contained in a closure
      1 | $9
        | ^ at the prompt it is the last value that was kept; there is none
      """)
  }

  @Test func `a blank in a pattern is no value`() {
    check(
      """
      > 7
      Int = 7
      > _ = 5
      > let (_, b) = (1, 2)
      b: Int = 2
      > var x = 0; (_, x) = (1, 2)
      x: Int = 0
      > if case .some(_) = Int("1") { print("some") }
      some
      > [1, 2].map { _ in _ }
      [Int] = [7, 7]
      > [1, 2].map { $0 + 1 }
      [Int] = [2, 3]
      """)
  }

  /// What is looked at does not live longer for it.
  @Test func `an instance is not kept alive`() {
    check(
      """
      > class C { deinit { print("gone") } }
      > C()
      C = C#1
      gone
      > _
      <input 3>:1:1: error: '_' can only appear in a pattern or on the left side of an assignment
      1 | _
        | ^
      > var c: C? = C()
      c: C? = C#2
      > c
      C? = C#2
      > _ === c
      Bool = true
      > $1 === c
      Bool = true
      > c = nil
      gone
      """)
  }

  @Test func `the error stands where it was typed`() {
    check(
      """
      > 1
      Int = 1
      > _ + nobody
      <input 2>:1:5: error: cannot find 'nobody' in scope
      1 | _ + nobody
        |     ^
      """)
  }

  @Test func `a script has none`() {
    #expect(run(script: "1\nprint(_)\n").complaints.contains("'_' can only appear in a pattern"))
  }
}
