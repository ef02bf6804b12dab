/// The kinds of arguments of commands, for completion.
enum ArgumentKind {
  /// A command or a topic of the help.
  case help
  /// The name of a setting, and a value for the setting before it.
  case setting, settingValue
  case traceLevel
  /// Trees, views, or views and instances.
  case tree, view, viewOrInstance
  /// A view whose body is a stop point, or a word that begins another kind of stop point.
  case stopFact
  /// Labels of controls on the screen.
  case button, toggle, field, picker, value
  /// Options of the preceding picker.
  case option
  /// Rows that can be deleted, moved, swiped.
  case deletable, movable, swipeable
  case observableType, legacyType, function
  case file
  /// Names in opened code: a preview or a view to mount, an opaque name, a declaration.
  case mountable, opaqueName, openedName
  case expression
  /// A key path of the preceding argument's value.
  case keyPath
  /// Free text, without completion.
  case free
}
