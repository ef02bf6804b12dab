import SwiftUI
@Observable class Model { var name = "" }
struct Wrong: View {
  let model: Model
  var body: some View {
    TextField("Name", text: $model.name) // finds missing_bindable
  }
}
struct WrongEnvironment: View {
  @Environment(Model.self) private var model
  var body: some View {
    TextField("Name", text: $model.name) // finds missing_bindable
  }
}
struct Right: View {
  @Bindable var model: Model
  @State private var own = Model()
  var body: some View {
    TextField("Name", text: $model.name)
    TextField("Name", text: $own.name)
  }
}
struct Local: View {
  @Environment(Model.self) private var model
  var body: some View {
    @Bindable var model = model
    TextField("Name", text: $model.name)
    TextField("Name", text: Bindable(self.model).name)
  }
}
@Observable class Instance { var lookup = Model() }
struct Part: View {
  @Environment(Instance.self) private var instance
  var body: some View {
    @Bindable var lookup = instance.lookup
    TextField("Name", text: $lookup.name)
  }
}
struct WrongPart: View {
  @Environment(Instance.self) private var instance
  var body: some View {
    TextField("Name", text: $instance.lookup.name) // finds missing_bindable
  }
}
#Preview { Part().environment(Instance()) }
#Preview { WrongPart().environment(Instance()) }
#Preview { Local().environment(Model()) }
