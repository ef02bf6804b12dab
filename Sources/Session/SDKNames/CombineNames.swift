/// Types, functions and operators of Apple's Combine and Observation.
enum CombineNames {
  static let names = """
    types: AnyCancellable AnyPublisher AnySubscriber Cancellable CombineIdentifier ConnectablePublisher
    CurrentValueSubject CustomCombineIdentifierConvertible Deferred Empty Fail Future ImmediateScheduler Just
    ObservableObject ObservableObjectPublisher Observable ObservationRegistrar PassthroughSubject
    Published Publisher Publishers Record Scheduler SchedulerTimeIntervalConvertible Subject Subscriber Subscribers
    Subscription Subscriptions TopLevelDecoder TopLevelEncoder AsyncPublisher AsyncThrowingPublisher
    functions: withObservationTracking

    Publisher: allSatisfy append assertNoFailure assign autoconnect breakpoint breakpointOnError buffer catch collect
    combineLatest compactMap contains count debounce decode delay drop dropFirst encode eraseToAnyPublisher filter first
    flatMap handleEvents ignoreOutput last makeConnectable map mapError max measureInterval merge min multicast output
    prefix prepend print publisher receive reduce removeDuplicates replaceEmpty replaceError replaceNil retry scan
    setFailureType share sink store subscribe switchToLatest throttle timeout tryAllSatisfy tryCatch tryCompactMap
    tryContains tryDrop tryFilter tryFirst tryLast tryMap tryMax tryMin tryPrefix tryReduce tryRemoveDuplicates tryScan
    values zip

    Publishers: AllSatisfy AssertNoFailure Autoconnect Breakpoint Buffer BufferingStrategy Catch Collect CollectByCount
    CollectByTime CombineLatest CombineLatest3 CombineLatest4 CompactMap Comparison Concatenate Contains ContainsWhere
    Count Debounce Decode Delay Drop DropUntilOutput DropWhile Encode Filter First FirstWhere FlatMap HandleEvents
    IgnoreOutput Last LastWhere MakeConnectable Map MapError MapKeyPath MapKeyPath2 MapKeyPath3 MeasureInterval Merge
    Merge3 Merge4 Merge5 Merge6 Merge7 Merge8 MergeMany Multicast Output PrefetchStrategy PrefixUntilOutput PrefixWhile
    Print ReceiveOn Reduce RemoveDuplicates ReplaceEmpty ReplaceError Retry Scan Sequence SetFailureType Share SubscribeOn
    SwitchToLatest Throttle TimeGroupingStrategy Timeout TryAllSatisfy TryCatch TryCompactMap TryComparison
    TryContainsWhere TryDropWhile TryFilter TryFirstWhere TryLastWhere TryMap TryPrefixWhile TryReduce TryRemoveDuplicates
    TryScan Zip Zip3 Zip4
    Subject: send
    """
}
