/// The kinds of arguments that commands take; Tab completes accordingly.
enum ArgumentKind {
  /// A command or a topic of the help.
  case help
  /// The name of a setting, and a value for the setting before it.
  case setting, settingValue
  case traceLevel
  /// Trees, views, or views and instances.
  case tree, view, viewOrInstance
  /// A view whose body is a stop point, or a word that begins another fact.
  case stopFact
  /// Labels of controls on the screen.
  case button, toggle, field, picker, value
  /// Options of the picker before it.
  case option
  /// Rows that can be deleted, moved, swiped.
  case deletable, movable, swipeable
  case observableType, legacyType, function
  case file
  /// A preview or a view to mount, what is opaque, and a declaration: of opened code.
  case mountable, opaqueName, openedName
  case expression
  /// A key path of the value that the argument before it is.
  case keyPath
  /// Nothing that the shell knows.
  case free
}
