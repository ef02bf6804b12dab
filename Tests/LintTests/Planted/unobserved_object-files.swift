// file: Model.swift
import Combine

public final class TimerModel: ObservableObject {
  @Published public var seconds = 0
  public init() {}
}
// file: Model+Actions.swift
extension TimerModel {
  func tick() { seconds += 1 }
}
// file: TimerView.swift
import SwiftUI

struct TimerView: View {
  var model: TimerModel  // wrong
  @ObservedObject var model: TimerModel  // right
  var body: some View { content }
}
// file: TimerView+Content.swift
import SwiftUI

extension TimerView {
  var content: some View {
    Button("\(model.seconds)") { model.tick() }
  }
}
