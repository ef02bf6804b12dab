// file: Dependencies.swift
struct Dependencies {
  static let live = Dependencies()
  private let kept = ProfileModel()
}
// file: Dependencies+Profile.swift
extension Dependencies {
  var profile: ProfileModel { ProfileModel() }  // wrong
  var profile: ProfileModel { kept1 }  // right
  private var kept1: ProfileModel { ProfileModel.only }  // right
}
// file: ProfileModel.swift
import Observation

@Observable final class ProfileModel {
  static let only = ProfileModel()
  var name = "Ann"
}
// file: ProfileView.swift
import SwiftUI

struct ProfileView: View {
  private let model = Dependencies.live.profile
  var body: some View { Button(model.name) { model.name = "Bob" } }
}
