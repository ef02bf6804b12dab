/// The names of mistakes found at run time. `obsh lint` finds the same mistakes earlier, under the same names.
package enum MistakeRule: String, CaseIterable, Sendable {
  case modelMadeByView = "model_made_by_view"
  case modelMadeInInit = "model_made_in_init"
  case modelFromFactory = "model_from_factory"
  case modelMadeInBody = "model_made_in_body"
  case environmentMadeInBody = "environment_made_in_body"
  case observedObjectCreated = "observed_object_created"
  case bindableCreated = "bindable_created"
  case environmentMissing = "environment_missing"
  case entryMakesModel = "entry_makes_model"
  case stateKeepsModel = "state_keeps_model"
  case stateKeepsFirstValue = "state_keeps_first_value"
  case unobservedObject = "unobserved_object"
  case ignoredPropertyRead = "ignored_property_read"
  case unpublishedProperty = "unpublished_property"
  case plainClassRead = "plain_class_read"
  case untrackedVariableRead = "untracked_variable_read"
  case nestedObject = "nested_object"
  case singletonWithoutWrapper = "singleton_without_wrapper"
  case clockRead = "clock_read"
  case defaultsRead = "defaults_read"
  case objectInState = "object_in_state"
  case onChangeOfObject = "on_change_of_object"
  case closureHoldsSelf = "closure_holds_self"
  case sinkHoldsSelf = "sink_holds_self"
  case writeInBody = "write_in_body"
  case publishOffMain = "publish_off_main"
  case onChangeLoop = "on_change_loop"
  case redrawLoop = "redraw_loop"
}

extension TraceEvent {
  /// True if the text has already said as much: such an event is for readers of JSON.
  package var isTold: Bool {
    if case .mistake(let note) = self { return note.isTold }
    return false
  }
}

/// A mistake in the trace.
package struct MistakeNote: Hashable, Sendable {
  package let rule: MistakeRule
  /// The words of the mistake: the view, the property, the instance that was lost or duplicated, its values.
  package let text: String
  /// The line to change, and its replacement.
  package let advice: String
  /// The file and line, counted from 1, that cause the mistake; nil if unknown.
  package let place: Place?
  /// The name of the view that shows the mistake; nil if no view does.
  package let view: String?
  /// The property that a rule about one property blames: `item`; nil for other rules.
  package let property: String?
  /// True if another event of the same turn has already said as much in the text.
  package let isTold: Bool

  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package init(
    _ rule: MistakeRule, _ text: String, advice: String, place: Place? = nil, view: String? = nil,
    property: String? = nil, isTold: Bool = false
  ) {
    self.rule = rule
    self.text = text
    self.advice = advice
    self.place = place
    self.view = view
    self.property = property
    self.isTold = isTold
  }
}
