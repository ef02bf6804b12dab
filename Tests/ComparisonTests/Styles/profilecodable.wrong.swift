// differs: screen
import Foundation
import SwiftUI

@Observable class Profile: Codable {
    enum CodingKeys: String, CodingKey { case name, age }
    var name: String
    var age: Int

    init(name: String, age: Int) {
        self.name = name
        self.age = age
    }

    required init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        age = try container.decode(Int.self, forKey: .age)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(name, forKey: .age)
    }
}

struct ProfileEditor: View {
    @Bindable var profile: Profile
    var onSave: (Profile) -> Void
    var body: some View {
        TextField("Name", text: $profile.name)
        Stepper("Age \(profile.age)", value: $profile.age)
        Button("Save") { onSave(profile) }
    }
}

struct ProfileScreen: View {
    @State private var profile = Profile(name: "Ada", age: 36)
    @State private var saved = ""
    var body: some View {
        VStack {
            Text("\(profile.name), \(profile.age)")
            ProfileEditor(profile: profile) { profile in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                saved = (try? String(decoding: encoder.encode(profile), as: UTF8.self)) ?? "error"
            }
            Text(saved)
        }
    }
}

#Preview { ProfileScreen() }
