import SwiftUI
final class Last { var value = 0 }  // wrong
@Observable final class Last { var value = 0 }  // right
struct Page: View { let last: Last; let stream: AsyncStream<Int>; var body: some View { Text("\(last.value)").task { for await v in stream { last.value = v } } } }
let last = Last()
let (stream, continuation) = AsyncStream<Int>.makeStream()
:mount Page(last: last, stream: stream)
continuation.yield(3)
