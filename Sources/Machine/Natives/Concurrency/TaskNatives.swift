import Code

/// Natives of tasks: a program's access to the scheduler.
enum TaskNatives {
  static var natives: NativeTable {
    [
      "_Job._number": { Value($0.job.number) },
      "_Job._priority": { Value($0.job.priority) },
      "_Job._isCancelled": { Value($0.job.isCancelled) },
      "_Job._cancel()": { call in
        try call.scheduler.cancel(call.job)
        return .void
      },
      "_Job._value()": { try $0.job.completion.await(on: $0.scheduler) },
      "_start(_:_:_:)": { call in Value(try call.start(StartKind(rawValue: call[2].int) ?? .unstructured)) },
      "_start(_:_:_:on:)": { call in
        let job = try call.start(StartKind(rawValue: call[2].int) ?? .unstructured)
        if let isOnMain = try call.machine.isOnMain(closure: call[3]) { job.fiber?.state.pointee.runsOnMain = isOnMain }
        return Value(job)
      },
      "_prepare(_:_:_:)": { call in
        Value(try call.start(StartKind(rawValue: call[2].int) ?? .unstructured, isQueued: false))
      },
      "_enter(_:)": { call in
        try call.scheduler.enter(call.job)
        return .void
      },
      "_currentJob()": { Value($0.scheduler.current) },
      "_isInTask()": { Value($0.scheduler.isInTask) },
      "_sleepUntil(_:_:)": { call in
        try call.scheduler.sleep(
          until: Duration(secondsComponent: Int64(call[0].int), attosecondsComponent: Int64(call[1].int)))
      },
      "_taskLocal(_:)": { call in
        call.optional(call.scheduler.current.locals[call.taskLocal]?.last)
      },
      "_pushTaskLocal(_:_:)": { call in
        call.scheduler.current.locals[call.taskLocal, default: []].append(call[1])
        return .void
      },
      "_popTaskLocal(_:)": { call in
        call.scheduler.current.locals[call.taskLocal]?.removeLast()
        return .void
      },
      "_yield()": { try $0.scheduler.yield() },
      "_addCancellationHandler(_:)": { call in
        let task = call.scheduler.current
        if task.isCancelled { _ = try call.machine.call(closure: call[0]) }
        return Value(task.addHandler(call[0]))
      },
      "_removeCancellationHandler(_:)": { call in
        call.scheduler.current.removeHandler(call[0].int)
        return .void
      },
    ]
  }
}

/// The relation of a new task to the task that starts it.
enum StartKind: Int {
  /// The task inherits priority and task-local values.
  case unstructured
  /// The task inherits nothing.
  case detached
  /// The task is a child: it is cancelled with its parent as well.
  case child
}

extension NativeContext {
  var scheduler: Scheduler { machine.scheduler }

  /// `self`, which is a task.
  fileprivate var job: ProgramTask { unsafeDowncast(arguments[0].object.unsafelyUnwrapped, to: ProgramTask.self) }

  /// The key of a task-local: its wrapper, in an `AnyObject`.
  fileprivate var taskLocal: ObjectIdentifier {
    let key = arguments[0].record
    return ObjectIdentifier(key[0].object ?? key)
  }

  /// Starts a task that calls the first argument, with the priority in the second argument if there is one.
  fileprivate func start(_ kind: StartKind, isQueued: Bool = true) throws -> ProgramTask {
    let current = scheduler.current
    let task = try scheduler.start(
      arguments[0], priority: arguments[1].int < 0 ? nil : arguments[1].int, parent: kind == .child ? current : nil,
      isQueued: isQueued)
    if kind != .detached { task.locals = current.locals }
    return task
  }
}
