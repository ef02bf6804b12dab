class Message { var text = "" }
actor Inbox { func add(_ m: Message) {} }
func t1(i: Inbox) { let m = Message(); Task { await i.add(m) } }
func t2(i: Inbox) { let m = Message(); Task { await i.add(m); print(m.text) } }
func t3(i: Inbox) { let m = Message(); Task { print(m.text); Task { print(m.text) } } }
func t4(i: Inbox) { Task { let m = Message(); await i.add(m); print(m.text) } }
func t5(i: Inbox) { Task { let m = Message(); await i.add(m) } }
func t6(i: Inbox) { let f: (Message) async -> Void = { m in await i.add(m) }; _ = f }
func t7(i: Inbox, ms: [Message]) async { for m in ms { await i.add(m) } }
func t8(i: Inbox) async { let ms = [Message()]; for m in ms { await i.add(m) } }
func t9(i: Inbox) async { let m = Message(); [1].forEach { _ in print(m.text) }; await i.add(m) }
func t10(i: Inbox) async { let m = Message(); let f = { print(m.text) }; await i.add(m); f() }
func t11(i: Inbox) async { let m = Message(); func local() { print(m.text) }; await i.add(m); local() }
func t12(i: Inbox) async -> Message { let m = Message(); await i.add(m); return m }
struct Holder { var m = Message() }
func t13(i: Inbox) async { let h = Holder(); await i.add(h.m); print(h.m) }
func t14(i: Inbox) async { let h = Holder(); await i.add(h.m) }
func t15(i: Inbox, h: Holder) async { await i.add(h.m) }
func t16(i: Inbox) async { let m: Message? = Message(); if let m { await i.add(m) }; print(m as Any) }
func t17(i: Inbox) async { let m = Message(); await i.add(m); let t = type(of: m); print(t) }
func t18(i: Inbox) async { let m = Message(); Task { [m] in print(m.text) }; print(m.text) }
func t19(i: Inbox) async { let m = Message(); switch m.text { case "a": await i.add(m); default: print(m.text) } }
func t21(i: Inbox) async throws { let m = Message(); do { try await risky(); await i.add(m) } catch { print(m.text) } }
func risky() async throws {}
