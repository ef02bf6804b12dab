/// An action for a moment of virtual time.
package final class Timer {
  /// Measured from the start of the session.
  package let deadline: Duration
  /// Timers for the same moment fire in the order of their creation.
  fileprivate let number: Int
  /// Nil after it has fired or been cancelled.
  fileprivate(set) var action: (() throws -> Void)?

  fileprivate init(deadline: Duration, number: Int, action: @escaping () throws -> Void) {
    self.deadline = deadline
    self.number = number
    self.action = action
  }

  package var isPending: Bool { action != nil }

  package func cancel() { action = nil }

  func take() -> (() throws -> Void)? {
    defer { action = nil }
    return action
  }

  fileprivate func comesBefore(_ other: Timer) -> Bool {
    deadline == other.deadline ? number < other.number : deadline < other.deadline
  }
}

/// Timers, the earliest first: a binary heap.
struct TimerQueue {
  private var heap: [Timer] = []
  private var count = 0

  mutating func add(at deadline: Duration, _ action: @escaping () throws -> Void) -> Timer {
    let timer = Timer(deadline: deadline, number: count, action: action)
    count += 1
    heap.append(timer)
    var index = heap.count - 1
    while index > 0, heap[index].comesBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
    return timer
  }

  /// The earliest timer that has not been cancelled.
  var first: Timer? {
    mutating get {
      while let timer = heap.first, !timer.isPending { removeFirst() }
      return heap.first
    }
  }

  mutating func popFirst() -> Timer? {
    guard let timer = first else { return nil }
    removeFirst()
    return timer
  }

  mutating func removeAll() { heap = [] }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].comesBefore(heap[least]) {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
