import Code
import Machine

/// Natives of the Observation module.
package enum ObservationNatives {
  package static func natives(_ bridge: ObservationBridge) -> NativeTable {
    [
      "ObservationRegistrar.init()": { _ in Value(ProgramRegistrar()) },
      "ObservationRegistrar.access(_:keyPath:)": { call in
        bridge.accessByKeyPath(call.instance(bridge), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.willSet(_:keyPath:)": { call in
        try bridge.willSetByKeyPath(call.instance(bridge), call[2].keyPath)
        return .void
      },
      "ObservationRegistrar.didSet(_:keyPath:)": { call in
        try bridge.didSetByKeyPath(call.instance(bridge), call[2].keyPath)
        return .void
      },
      "Observable.access(keyPath:)": { call in
        bridge.accessByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      // The machine's own registrar for the instance, under the macro's name for it.
      "Observable.registrar": { _ in Value(OwnRegistrar()) },
      "Observable.willSet": { call in
        try bridge.willSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observable.didSet": { call in
        try bridge.didSetByKeyPath(bridge.instance(of: call[0].record), call[1].keyPath)
        return .void
      },
      "Observation.instance": { call in
        let name = call[0].string
        var found: Value?
        call.machine.heap.forEachInstance { if "\($0.type.name)#\($0.number)" == name { found = Value($0) } }
        guard let found else { throw Trap("there is no instance '\(name)'") }
        return found
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
      "ObservationTracking.track": { call in
        try bridge.track(call[1], options: call[0].int, change: call[2], call.machine)
      },
      "ObservationTracking.matches": { call in
        let handle = unsafeDowncast(call[0].object.unsafelyUnwrapped, to: TrackingHandle.self)
        return Value(handle.changed.map { bridge.isNamed(by: call[1].keyPath, $0) } ?? false)
      },
      "ObservationTracking.cancel()": { call in
        unsafeDowncast(call[0].object.unsafelyUnwrapped, to: TrackingHandle.self).cancel()
        return .void
      },
    ]
  }
}

extension NativeContext {
  /// The instance observed through the registrar in the first argument, for the subject in the second.
  fileprivate func instance(_ bridge: ObservationBridge) -> Instance {
    if let registrar = self[0].object as? ProgramRegistrar { return registrar.instance(of: self[1].record) }
    return bridge.instance(of: self[1].record)
  }
}

/// The registrar that the macro adds to a class. It stands for the registrar of each subject.
private final class OwnRegistrar {}
