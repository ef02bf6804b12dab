// Types of Combine whose values must not be shared by code that runs concurrently.

@available(*, unavailable) extension AnyCancellable: Sendable {}
@available(*, unavailable) extension PassthroughSubject: Sendable {}
@available(*, unavailable) extension CurrentValueSubject: Sendable {}
@available(*, unavailable) extension AnyPublisher: Sendable {}
@available(*, unavailable) extension Published: Sendable {}
