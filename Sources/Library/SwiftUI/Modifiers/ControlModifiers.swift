// Styles of controls: modifiers that only change the look.

extension View {
  func listStyle<S: ListStyle>(_ style: S) -> some View { _style("listStyle", "") }
  func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { _style("textFieldStyle", "") }
  func pickerStyle<S: PickerStyle>(_ style: S) -> some View { _style("pickerStyle", "") }
  func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { _style("tabViewStyle", "") }
  func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { _style("datePickerStyle", "") }
  func menuStyle<S: MenuStyle>(_ style: S) -> some View { _style("menuStyle", "") }
  func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { _style("navigationViewStyle", "") }
  func formStyle<S: FormStyle>(_ style: S) -> some View { _style("formStyle", "") }
  func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { _style("controlGroupStyle", "") }
  func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { _style("buttonBorderShape", "") }
  func controlSize(_ size: ControlSize) -> some View { _style("controlSize", "") }
  func labelsHidden() -> some View { _style("labelsHidden", "") }
  func menuIndicator(_ visibility: Visibility) -> some View { _style("menuIndicator", "") }
  func menuOrder(_ order: MenuOrder) -> some View { _style("menuOrder", "") }
  func indexViewStyle(_ style: PageIndexViewStyle) -> some View { _style("indexViewStyle", "") }
  func headerProminence(_ prominence: Prominence) -> some View { _style("headerProminence", "") }
}
