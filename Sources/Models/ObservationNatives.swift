import Code
import Machine

/// Natives of the Observation module.
package enum ObservationNatives {
  package static func natives(_ bridge: ObservationBridge) -> NativeTable {
    [
      "ObservationRegistrar.init()": { _ in Value(ProgramRegistrar()) },
      "ObservationRegistrar.access(_:keyPath:)": { call in
        bridge.accessByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.willSet(_:keyPath:)": { call in
        try bridge.willSetByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.didSet(_:keyPath:)": { call in
        try bridge.didSetByKeyPath(call.registrar.instance(of: call[1].record), call[2].keyPath)
        return .void
      },
      "Observable.access(keyPath:)": { call in
        bridge.accessByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observable.willSet": { call in
        try bridge.willSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observable.didSet": { call in
        try bridge.didSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "withObservationTracking(_:onChange:)": { call in
        try bridge.track(call[0], onChange: call[1], call.machine)
      },
      "withObservationTracking(_:willSet:didSet:)": { call in
        try bridge.track(call[0], willSet: call[1], didSet: call[2], call.machine)
      },
      "withObservationTracking(_:willSet:)": { call in
        try bridge.track(call[0], willSet: call[1], didSet: nil, call.machine)
      },
      "withObservationTracking(_:didSet:)": { call in
        try bridge.track(call[0], willSet: nil, didSet: call[1], call.machine)
      },
      "ObservationTracking.cancel()": { call in
        unsafeDowncast(call[0].object.unsafelyUnwrapped, to: TrackingHandle.self).cancel()
        return .void
      },
    ]
  }
}

extension NativeContext {
  fileprivate var registrar: ProgramRegistrar {
    unsafeDowncast(self[0].object.unsafelyUnwrapped, to: ProgramRegistrar.self)
  }
}
