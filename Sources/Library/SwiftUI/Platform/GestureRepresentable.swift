// Gesture recognizers of UIKit in SwiftUI. Nothing performs them here, so none is created.

@MainActor @preconcurrency protocol UIGestureRecognizerRepresentable: Gesture {
  associatedtype Value = Void
  associatedtype UIGestureRecognizerType
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  let coordinator: Representable.Coordinator
  let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  var localLocation: CGPoint { .zero }
  var localTranslation: CGPoint? { nil }
  var localVelocity: CGPoint? { nil }
}
