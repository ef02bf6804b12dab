// Types of Foundation whose values must not be shared by code that runs concurrently.

@available(*, unavailable) extension ISO8601DateFormatter: Sendable {}
@available(*, unavailable) extension ByteCountFormatter: Sendable {}
@available(*, unavailable) extension JSONSerialization: Sendable {}
@available(*, unavailable) extension PropertyListSerialization: Sendable {}
@available(*, unavailable) extension NSArray: Sendable {}
@available(*, unavailable) extension NSDictionary: Sendable {}
@available(*, unavailable) extension NSSet: Sendable {}
@available(*, unavailable) extension NSString: Sendable {}
@available(*, unavailable) extension NSData: Sendable {}
@available(*, unavailable) extension NSNotification: Sendable {}
@available(*, unavailable) extension NSTextCheckingResult: Sendable {}
@available(*, unavailable) extension Notification: Sendable {}
@available(*, unavailable) extension Scanner: Sendable {}
@available(*, unavailable) extension Thread: Sendable {}
@available(*, unavailable) extension Timer: Sendable {}
@available(*, unavailable) extension RunLoop: Sendable {}
@available(*, unavailable) extension UserDefaults: Sendable {}
@available(*, unavailable) extension URLResourceValues: Sendable {}
@available(*, unavailable) extension NSOrderedSet: Sendable {}
