import Foundation

let done = DispatchSemaphore(value: 0)
let worker = Thread {
  print("in the worker", Thread.isMainThread, Thread.current.isMainThread)
  done.signal()
}
worker.name = "worker"
print(worker.isExecuting, worker.isFinished, worker.isCancelled)
worker.start()
done.wait()
worker.threadDictionary["seen"] = 1
print(worker.threadDictionary["seen"] as Any)

Thread.detachNewThread {
  print("detached", Thread.isMainThread)
  done.signal()
}
done.wait()
print(Thread.isMainThread)
