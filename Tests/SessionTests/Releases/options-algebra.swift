import Observation

var options: ObservationTracking.Options = [.willSet, .didSet]
print(options.contains(.willSet), options.contains(.deinit), options == [.didSet, .willSet])
print(options.remove(.willSet) == .willSet, options == .didSet, options.insert(.didSet).inserted)
print(options.union(.deinit) == [.deinit, .didSet], ObservationTracking.Options().isEmpty)

// 5.9, 6.2:
//   ! error: 'Options' is not a member type of struct 'Swift.ObservationTracking'

// 6.4:
//   true false true
//   true true false
//   true true
