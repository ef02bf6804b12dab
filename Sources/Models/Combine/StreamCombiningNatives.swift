import Code
import Machine
import OpenCombine

extension StreamNatives {
  // MARK: Several streams

  /// An operator on several streams: `self` and an array of others.
  private func combination<Made: Publisher>(
    _ make: @escaping ([AnyStream], NativeContext) throws -> Made
  ) -> Native where Made.Output == Value, Made.Failure == Failed {
    { call in
      let streams = [call[0].stream] + call[1].elements.map(\.stream)
      return try calls.run(call) { Value(try Stream(make(streams.map(\.publisher), call), on: streams)) }
    }
  }

  var combining: NativeTable {
    [
      "_Stream.append": combination { streams, _ in streams[0].append(streams[1]) },
      "_Stream.prepend": combination { streams, _ in streams[0].prepend(streams[1]) },
      "_Stream.zip2": combination { [calls] streams, call in
        let combine = call[2]
        return streams[0].zip(streams[1]).map { calls.call(combine, $0, $1) ?? calls.lost }
      },
      "_Stream.zip3": combination { [calls] streams, call in
        let combine = call[2]
        return streams[0].zip(streams[1], streams[2]).map { calls.call(combine, [$0, $1, $2]) ?? calls.lost }
      },
      "_Stream.zip4": combination { [calls] streams, call in
        let combine = call[2]
        return streams[0].zip(streams[1], streams[2], streams[3]).map {
          calls.call(combine, [$0, $1, $2, $3]) ?? calls.lost
        }
      },
      "_Stream.combineLatest": combination { [calls] streams, call in
        let combine = call[2]
        return LatestOfEach(streams).map { calls.call(combine, $0) ?? calls.lost }
      },
      "_Stream.merge": combination { streams, _ in Merged(streams) },
      "_Stream.mergeAll": native { call in
        let streams = call[0].elements.map(\.stream)
        return Value(try Stream(Merged(streams.map(\.publisher)), on: streams))
      },
    ]
  }

  // MARK: Failures

  var failing: NativeTable {
    [
      "_Stream.catch": operation { [calls] stream, call in
        let handler = call[1]
        return stream.catch { calls.stream(handler, $0.value) }
      },
      "_Stream.tryCatch": throwing { [calls] stream, call in
        let handler = call[1]
        return stream.tryCatch { try calls.callThrowing(handler, $0.value).stream.publisher }
      },
      "_Stream.retry": operation { stream, call in
        guard call[1].int >= 0 else { throw Trap("retries must not be negative") }
        return stream.retry(call[1].int)
      },
      "_Stream.assertNoFailure": operation { [calls] stream, call in
        let describe = call[1]
        return stream.mapError { failure in
          if let message = calls.call(describe, failure.value)?.string { calls.stop(Trap(message)) }
          return Failed(value: calls.lost)
        }
      },
    ]
  }

  // MARK: Sharing

  var connecting: NativeTable {
    [
      "_Stream.share": operation { [calls] stream, _ in
        stream.multicast(subject: OrderedSubject(PassthroughSubject<Value, Failed>(), calls)).autoconnect()
      },
      "_ConnectableCore.multicast": native { [calls] call in
        let (stream, makeSubject) = (call[0].stream, call[1])
        let multicast = stream.publisher.multicast {
          // A subject that could not be made sends nothing.
          calls.call(makeSubject)?.opaque(SubjectCore.self) ?? SubjectCore(PassthroughSubject<Value, Failed>())
        }
        return Value(try ConnectableCore(multicast, on: [stream]))
      },
      "_ConnectableCore.makeConnectable": native { [calls] call in
        let stream = call[0].stream
        let subject = OrderedSubject(PassthroughSubject<Value, Failed>(), calls)
        return Value(try ConnectableCore(stream.publisher.multicast(subject: subject), on: [stream]))
      },
      "_ConnectableCore.make": native { [calls] call in
        let (stream, connect) = (call[0].stream, call[1])
        return Value(
          try ConnectableCore(
            ProgramConnectable(stream: stream.publisher, connectClosure: connect, calls: calls), on: [stream]))
      },
      "_ConnectableCore.stream": native { call in Value(call[0].opaque(ConnectableCore.self).stream) },
      "_ConnectableCore.connect": native { call in Value(call[0].opaque(ConnectableCore.self).connect()) },
      "_ConnectableCore.autoconnect": native { call in
        Value(try call[0].opaque(ConnectableCore.self).makeAutoconnected())
      },
    ]
  }
}
