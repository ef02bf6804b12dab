// Types of Dispatch whose values must not be shared by code that runs concurrently.

@available(*, unavailable) extension DispatchWorkItem: Sendable {}
