// Types of the standard library whose values must not be shared by code that runs concurrently.

@available(*, unavailable) extension AnyHashable: Sendable {}
@available(*, unavailable) extension AnyIterator: Sendable {}
@available(*, unavailable) extension AnySequence: Sendable {}
@available(*, unavailable) extension AnyCollection: Sendable {}
@available(*, unavailable) extension Mirror: Sendable {}
@available(*, unavailable) extension LazyMapSequence: Sendable {}
@available(*, unavailable) extension LazyFilterSequence: Sendable {}
@available(*, unavailable) extension LazyDropWhileSequence: Sendable {}
@available(*, unavailable) extension LazyPrefixWhileSequence: Sendable {}
@available(*, unavailable) extension UnsafePointer: Sendable {}
@available(*, unavailable) extension UnsafeMutablePointer: Sendable {}
@available(*, unavailable) extension UnsafeBufferPointer: Sendable {}
@available(*, unavailable) extension UnsafeMutableBufferPointer: Sendable {}
@available(*, unavailable) extension UnsafeRawPointer: Sendable {}
@available(*, unavailable) extension UnsafeMutableRawPointer: Sendable {}
@available(*, unavailable) extension UnsafeRawBufferPointer: Sendable {}
@available(*, unavailable) extension UnsafeMutableRawBufferPointer: Sendable {}
@available(*, unavailable) extension UnsafeCurrentTask: Sendable {}
@available(*, unavailable) extension TaskGroup: Sendable {}
@available(*, unavailable) extension ThrowingTaskGroup: Sendable {}
@available(*, unavailable) extension DiscardingTaskGroup: Sendable {}
@available(*, unavailable) extension ThrowingDiscardingTaskGroup: Sendable {}
@available(*, unavailable) extension Regex: Sendable {}
@available(*, unavailable) extension AnyRegexOutput: Sendable {}
