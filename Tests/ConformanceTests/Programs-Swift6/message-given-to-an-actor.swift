class Message { var text = "a" }
actor Inbox { var all: [Message] = []; func add(_ m: Message) { all.append(m) } ; func count() -> Int { all.count } }
let inbox = Inbox()
func send() async { let m = Message(); m.text = "b"; await inbox.add(m) }
await send(); print(await inbox.count())
