import Session
import Testing

/// What OpenCombine 0.14 does not have, by the rules in Combine's documentation, and publishers on virtual time. All else
/// is compared with OpenCombine itself (`Programs-Combine` of the conformance tests).
@Suite struct CombineTests {
  @Test func `values of an interval are collected, and those that are left when the publisher finishes`() {
    #expect(
      run(
        script: """
          let values = PassthroughSubject<Int, Never>()
          let byTime = values.collect(.byTime(DispatchQueue.main, .seconds(1))).sink(
            receiveCompletion: { print($0) }, receiveValue: { print("time", $0) })
          let byCount = values.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 2)).sink { print("count", $0) }
          for value in 1...3 { values.send(value) }
          :advance 1.5s
          values.send(4)
          :advance 3s
          values.send(5)
          byCount.cancel()
          values.send(completion: .finished)
          :advance 3s
          values.send(6)
          """
      ).output == "count [1, 2]\ntime [1, 2, 3]\ncount [3]\ntime [4]\ncount [4]\ntime [5]\nfinished\n")
  }

  @Test func `combineLatest emits once each has emitted, always the latest of each, and finishes with the last`() {
    #expect(
      run(
        script: """
          let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
          let token = a.combineLatest(b).sink(receiveCompletion: { print($0) }, receiveValue: { print($0, $1) })
          a.send(1)
          a.send(2)
          b.send("x")
          a.send(3)
          a.send(completion: .finished)
          b.send("y")
          b.send(completion: .finished)
          """
      ).output == "2 x\n3 x\n3 y\nfinished\n")
  }

  @Test func `combineLatest asks all for what is asked of it, drops what goes beyond, and fails with the first`() {
    #expect(
      run(
        script: """
          enum Problem: Error { case bad }
          let (a, b) = (PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>())
          var subscription: Subscription?
          a.print("a").combineLatest(b.print("b")).subscribe(
            AnySubscriber(receiveSubscription: { subscription = $0 }, receiveValue: { print($0); return .none },
              receiveCompletion: { print($0) }))
          a.send(0)
          subscription?.request(.max(2))
          a.send(1)
          b.send(10)
          b.send(20)
          a.send(completion: .failure(.bad))
          """
      ).output == """
        a: receive subscription: (PassthroughSubject)
        b: receive subscription: (PassthroughSubject)
        a: request max: (2)
        b: request max: (2)
        a: receive value: (1)
        a: request max: (0) (synchronous)
        b: receive value: (10)
        (1, 10)
        b: request max: (0) (synchronous)
        b: receive value: (20)
        (1, 20)
        b: request max: (0) (synchronous)
        a: receive error: (bad)
        b: receive cancel
        failure(main.Problem.bad)

        """)
  }

  @Test func `combineLatest of two to four, with and without a transform`() {
    #expect(
      run(
        script: """
          let (a, b, c) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), Just(3))
          var bag = Set<AnyCancellable>()
          a.combineLatest(b) { $0 + $1 }.sink { print("two", $0) }.store(in: &bag)
          a.combineLatest(b, c).sink { print("three", $0, $1, $2) }.store(in: &bag)
          a.combineLatest(b, c, Just("x")).map { "\\($0)\\($1)\\($2)\\($3)" }.sink { print("four", $0) }.store(in: &bag)
          Publishers.CombineLatest(a, b).map(*).sink { print("type", $0) }.store(in: &bag)
          b.value = 5
          Just(1).combineLatest(Empty<Int, Never>()).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
            .store(in: &bag)
          """
      ).output == """
        two 3
        three 1 2 3
        four 123x
        type 2
        two 6
        three 1 5 3
        four 153x
        type 5
        finished

        """)
  }

  @Test func `merge passes on what comes, finishes with the last, fails with the first`() {
    #expect(
      run(
        script: """
          enum Problem: Error { case bad }
          let (a, b) = (PassthroughSubject<Int, Problem>(), PassthroughSubject<Int, Problem>())
          let token = a.merge(with: b).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
          a.send(1)
          b.send(2)
          a.send(completion: .finished)
          b.send(3)
          b.send(completion: .failure(.bad))
          let all = Publishers.Merge3(Just(1), [2, 3].publisher, Just(4)).collect().sink { print($0) }
          let many = Publishers.MergeMany((1...3).map { Just($0) }).collect().sink { print($0) }
          let same = Just(1).merge(with: Just(2)).count().sink { print($0) }
          """
      ).output == "1\n2\n3\nfailure(main.Problem.bad)\n[1, 2, 3, 4]\n[1, 2, 3]\n2\n")
  }

  @Test func `merge delivers no more than was asked for, and drops nothing`() {
    #expect(
      run(
        script: """
          var subscription: Subscription?
          [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(
            AnySubscriber(receiveSubscription: { subscription = $0; $0.request(.max(2)) },
              receiveValue: { print($0); return .none }, receiveCompletion: { print($0) }))
          for _ in 1...3 {
            print("more")
            subscription?.request(.max(1))
          }
          """
      ).output == "1\n2\nmore\n3\nmore\n10\nmore\n20\nfinished\n")
  }

  @Test func `several subscribers of one subject are told in the order in which they subscribed`() {
    let names = (1...40).map { "s\($0)" }
    let output = run(
      script: """
        let subject = PassthroughSubject<Int, Never>()
        var bag: [AnyCancellable] = []
        for n in 1...40 { subject.sink { _ in print("s\\(n)") }.store(in: &bag) }
        subject.send(0)
        """
    ).output
    #expect(output == names.joined(separator: "\n") + "\n")
  }

  @Test func `one subscriber may cancel a later one, or send, while all are being told`() {
    #expect(
      run(
        script: """
          let subject = PassthroughSubject<Int, Never>()
          var second: AnyCancellable?
          let first = subject.sink { n in
            print("first", n)
            if n == 1 { subject.send(2) }
            if n == 3 { second?.cancel() }
          }
          second = subject.sink { print("second", $0) }
          let third = subject.sink { print("third", $0) }
          subject.send(1)
          subject.send(3)
          subject.send(completion: .finished)
          """
      ).output == """
        first 1
        first 2
        second 2
        third 2
        second 1
        third 1
        first 3
        third 3

        """)
  }

  @Test func `debounce, delay and timers go by virtual time`() {
    check(
      """
      > var bag = Set<AnyCancellable>()
      bag: Set<AnyCancellable> = []
      > let search = PassthroughSubject<String, Never>()
      search: PassthroughSubject<String, Never> = PassthroughSubject<String, Never>#1
      > search.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { print($0) }.store(in: &bag)
      > search.send("a"); search.send("ab")
      > :advance 0.2s
      > search.send("abc")
      > :advance 0.29s
      > :advance 0.02s
      abc
      > Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2).sink { print($0) }.store(in: &bag)
      > :advance 5s
      2026-01-01 00:00:01 +0000
      2026-01-01 00:00:02 +0000
      > DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("later") }
      > :advance 1s
      later
      """)
  }

  @Test func `an endless chain of subjects ends with a trap, and the shell lives`() {
    var options = SessionOptions(.shell)
    options.nativeStack = 16 << 20
    let played = play(
      [
        "let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())",
        "let token = b.sink { _ in }", "let links = [a.subscribe(b), b.subscribe(a)]", "a.send(1)",
        "print(\"alive\")",
      ], options)
    #expect(played[3].lines.first?.contains("call depth exceeds") == true)
    #expect(played[4].lines == ["alive"])
  }

  @Test func `an endless sequence is stopped by the limit of steps`() {
    var options = SessionOptions(.script)
    options.limits.steps = 100_000
    let complaints = run(
      script: "let token = sequence(first: 0) { $0 + 1 }.publisher.map { $0 + 1 }.sink { _ in }", options: options
    ).complaints
    #expect(complaints.contains("100000 steps"))
  }
}
