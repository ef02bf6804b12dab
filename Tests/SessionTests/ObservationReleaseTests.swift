import Testing

/// `:set observation`, which runs a session again under another release of Swift.
@Suite struct ObservationReleaseTests {
  @Test func `an equal write tells observers in 5.9 and not in 6.2`() {
    check(
      #"""
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :view Badge counter \.count
        body     Badge  #1  reads Counter#1.count
      > counter.count = 0
        equal    Counter#1.count  0 → 0  nobody is told
      > :set observation 5.9
      Ran 4 inputs again.
      > :why Badge
      Badge ran in the last turn (#2): Counter#1.count was written.
      > counter.count = 0
        willSet  Counter#1.count  0 → 0
                 invalidates Badge
        didSet   Counter#1.count  0 → 0
        body     Badge  #3  because Counter#1.count
      > :set observation 7
      error: '7' is not a valid value for 'observation'; the values are '5.9', '6.2' and '6.4'
      > :set observation 6.2
      Ran 6 inputs again.
      > :views
      Badge  counter \.count  #1  reads Counter#1.count
      """#)
  }

  @Test func `what a program has printed is not printed again`() {
    check(
      #"""
      > print("once")
      once
      > :set observation 5.9
      Ran 1 input again.
      """#)
  }

  @Test func `an undone change of the release is undone for the past too`() {
    check(
      #"""
      > @Observable class Counter { var count = 0 }
      > let counter = Counter()
      counter: Counter = Counter#1
      > :set observation 5.9
      Ran 2 inputs again.
      > :undo
      undone: :set observation 5.9
      > :set observation
      observation  6.2  (5.9, 6.2, 6.4)
      > counter.count = 0
        equal    Counter#1.count  0 → 0  nobody is told
      """#)
  }
}
