import Foundation
@MainActor class VM { var n = 0; var items: [Int] = []
  func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.n += 1 } }
  func b() { NotificationCenter.default.addObserver(forName: Notification.Name("x"), object: nil, queue: nil) { _ in self.n += 1 } }
  func c() { DispatchQueue.global().async { let v = self.n; print(v) } }
  func d() { Task.detached { self.items.append(1) } }
  func e() { Task.detached { await self.f() } }
  func f() {}
  func g() { DispatchQueue.global().async { self.f() } }
  func h() { DispatchQueue.main.async { self.f() } }
  func i() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.f() } }
  deinit { f() }
}
