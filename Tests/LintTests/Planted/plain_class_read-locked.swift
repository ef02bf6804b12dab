import Foundation  // wrong
import Observation
import SwiftUI

final class Box1: @unchecked Sendable {  // wrong
  private var v = 0  // wrong
  private let l = NSLock()  // wrong
  var value: Int { l.lock(); defer { l.unlock() }; return v }  // wrong
  func set(_ n: Int) { l.lock(); v = n; l.unlock() }  // wrong
}  // wrong

@Observable final class Progress1 {
  private let box = Box1()  // wrong
  var done: Int { box.value }  // wrong
  func step() { box.set(box.value + 1) }  // wrong
  private var value = 0  // right
  var done: Int { value }  // right
  func step() { value += 1 }  // right
}

struct Root: View {
  @State private var p = Progress1()
  var body: some View {
    VStack {
      Text("\(p.done)")
      Button("step") { p.step() }
    }
  }
}
