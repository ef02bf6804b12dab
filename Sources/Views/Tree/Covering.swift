/// The layers of the screen: a person can only touch controls that nothing covers.
///
/// A sheet or an alert covers its whole tree. A pushed page covers its `NavigationStack`; the columns of a
/// `NavigationSplitView` are side by side.
struct Layers {
  /// The position of a node in the layers.
  struct Place {
    /// The presentations around the place, from the outside.
    fileprivate var presentations: [PresentationNode] = []
    /// The surrounding stacks on the same sheet.
    fileprivate var stacks: [ObjectIdentifier] = []
    /// The stack onto which a page is pushed here.
    fileprivate var nearest: ObjectIdentifier
    fileprivate let tree: ObjectIdentifier

    init(tree root: any Site) {
      tree = ObjectIdentifier(root)
      nearest = tree
      stacks = [tree]
    }
  }

  private var modals: [ObjectIdentifier: PresentationNode] = [:]
  private var pages: [ObjectIdentifier: PresentationNode] = [:]

  /// The position of a site's contents. Sites come in screen order, later ones above earlier ones.
  mutating func enter(_ site: any Site, at place: Place) -> Place {
    var inner = place
    if let node = site as? PresentationNode, node.isPresented {
      inner.presentations.append(node)
      if node.isPage {
        pages[place.nearest] = node
      } else if node.kind != "inspector" {
        modals[place.tree] = node
        inner.nearest = ObjectIdentifier(node)
        inner.stacks = [inner.nearest]
      }
    } else if let view = site as? ViewNode, !view.isListed, view.name == "NavigationStack" {
      inner.nearest = ObjectIdentifier(view)
      inner.stacks.append(inner.nearest)
    } else if let primitive = site as? PrimitiveSite {
      if primitive.type.name == "NavigationView" {
        inner.nearest = ObjectIdentifier(primitive)
        inner.stacks.append(inner.nearest)
      } else if primitive.type.name == "NavigationSplitView" {
        inner.nearest = ObjectIdentifier(primitive)
      }
    }
    return inner
  }

  /// The presentation above the position, once all sites have been entered.
  func cover(of place: Place) -> PresentationNode? {
    if let modal = modals[place.tree], !place.presentations.contains(where: { $0 === modal }) { return modal }
    for stack in place.stacks {
      if let page = pages[stack], !place.presentations.contains(where: { $0 === page }) { return page }
    }
    return nil
  }
}
