import Observation
@Observable final class ChildModel { var onFinish: (() -> Void)? }
@Observable final class FlowModel {
  let child = ChildModel()
  private(set) var isFinished = false
  func start() {
    child.onFinish = { self.isFinished = true }  // wrong
    child.onFinish = { [weak self] in self?.isFinished = true }  // right
  }
}
var flow: FlowModel? = FlowModel()
flow?.start()
flow = nil
