class NS { var x = 0 }
@MainActor class M { var n = NS(); func stop() {} ; deinit { stop() } }
@MainActor class M2 { var n = NS(); deinit { n.x = 1 } }
@MainActor class M3 { var n = 0; deinit { n = 1 } }
@MainActor class M4 { var n = 0; static var all = 0; deinit { M4.all += 1 } }
@MainActor class M5 { var n = 0; let k = NS(); deinit { print(k) } }
@MainActor class M6 { var n = 0; var c: Int { n }; deinit { print(c) } }
@MainActor class M7 { var t: Task<Void, Never>?; deinit { t?.cancel() } }
@MainActor var g = 1
@MainActor func h() {}
@MainActor class M8 { deinit { h(); g = 2 } }
@MainActor class M9 { isolated deinit { h() } }
