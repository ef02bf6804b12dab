protocol RootCtx { associatedtype Channel: ChanCtx }
protocol ChanCtx { associatedtype Item: ItemCtx }
protocol ItemCtx {}
protocol Format { associatedtype Root }
struct Node<C> { var n: String }
extension Node where C == Feed.Media { static func isDefault(_ b: Bool) -> Node { Node(n: "\(b)") } }
extension Node where C: ChanCtx { static func item(_ n: Node<C.Item>...) -> Node { Node(n: "item" + n.map(\.n).joined()) } }
extension Node where C == Feed.ItemC { static func title(_ s: String) -> Node { Node(n: s) } }
struct Feed: Format { private let doc: String
  init(_ nodes: Node<Channel>...) { doc = nodes.map(\.n).joined() }
  var text: String { doc } }
extension Feed: CustomStringConvertible { var node: Node<Self> { Node(n: doc) }; var description: String { node.n } }
extension Feed {
  enum Root: RootCtx { typealias Channel = Feed.Channel }
  enum Channel: ChanCtx { typealias Item = Feed.ItemC }
  enum ItemC: ItemCtx {}
  enum Media {}
}
print(Feed(.item(.title("x"))), Node<Feed.Media>.isDefault(true).n)
