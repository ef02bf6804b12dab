import Testing

/// Observation as programs use it themselves.
@Suite struct ObservationTests {
  private let counter = """
    > @Observable class Counter { var count = 0 }
    > let counter = Counter()
    counter: Counter = Counter#1
    > :trace off
    """

  @Test func `a tracker fires once at willSet with the old value`() {
    check(
      """
      \(counter)
      > let n = withObservationTracking { counter.count + 10 } onChange: { print("fired at \\(counter.count)") }
      n: Int = 10
      > counter.count = 1
      fired at 0
      > counter.count = 2
      """)
  }

  @Test func `nested trackers fire both the inner first`() {
    check(
      """
      \(counter)
      > withObservationTracking {
      .   withObservationTracking { _ = counter.count } onChange: { print("inner") }
      . } onChange: { print("outer") }
      > counter.count = 1
      inner
      outer
      """)
  }

  @Test func `trackers fire in the order in which they were set up`() {
    check(
      """
      \(counter)
      > for i in 1...12 { withObservationTracking { _ = counter.count } onChange: { print(i, terminator: " ") } }
      > counter.count = 1
      1 2 3 4 5 6 7 8 9 10 11 12 
      """)
  }

  @Test func `a tracker that is set up again in onChange sees the value before`() {
    check(
      """
      \(counter)
      > func arm() { withObservationTracking { print("reads", counter.count) } onChange: { arm() } }
      > arm()
      reads 0
      > counter.count = 1
      reads 0
      > counter.count = 2
      reads 1
      """)
  }

  @Test func `what is not read does not fire`() {
    check(
      """
      \(counter)
      > withObservationTracking { print("nothing read") } onChange: { print("fired") }
      nothing read
      > counter.count = 1
      """)
  }

  @Test func `a class written by hand is observed`() {
    check(
      """
      > class Car: Observable {
      .   let registrar = ObservationRegistrar()
      .   var _speed = 0
      .   var speed: Int {
      .     get { registrar.access(self, keyPath: \\.speed); return _speed }
      .     set { registrar.withMutation(of: self, keyPath: \\.speed) { _speed = newValue } }
      .   }
      . }
      > let car = Car()
      car: Car = Car#1
      > :view Speed car \\.speed
        body     Speed  #1  reads Car#1.speed
      > car.speed = 5
        willSet  Car#1.speed  0 → 5
                 invalidates Speed
        didSet   Car#1.speed  0 → 5
        body     Speed  #2  because Car#1.speed
      """)
  }

  @Test func `the order on a write is the generated setters`() {
    check(
      """
      > @Observable class Light {
      .   var level = 0 { willSet { print("own willSet", newValue) } didSet { print("own didSet", oldValue) } }
      . }
      > let light = Light()
      light: Light = Light#1
      > withObservationTracking { _ = light.level } onChange: { print("onChange", light.level) }
      > light.level = 1
        willSet  Light#1.level  0 → 1
        fired    tracker#1  because Light#1.level
      onChange 0
      own willSet 1
      own didSet 0
        didSet   Light#1.level  0 → 1
      > light.level = 1
        equal    Light#1.level  1 → 1  nobody is told
      own willSet 1
      own didSet 1
      """)
  }
}
