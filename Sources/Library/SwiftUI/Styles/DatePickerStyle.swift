protocol DatePickerStyle {}

struct GraphicalDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  static var `graphical`: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

struct WheelDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  static var `wheel`: WheelDatePickerStyle { WheelDatePickerStyle() }
}

struct CompactDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  static var `compact`: CompactDatePickerStyle { CompactDatePickerStyle() }
}

struct DefaultDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  static var `automatic`: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

struct FieldDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  static var `field`: FieldDatePickerStyle { FieldDatePickerStyle() }
}

struct StepperFieldDatePickerStyle: DatePickerStyle {
  init() {}

}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  static var `stepperField`: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
