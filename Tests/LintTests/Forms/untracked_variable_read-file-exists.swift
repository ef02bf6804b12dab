import SwiftUI
import Foundation
struct V: View { var body: some View { Text(FileManager.default.fileExists(atPath: "/tmp/z.txt") ? "yes" : "no"); Button("Make") { _ = FileManager.default.createFile(atPath: "/tmp/z.txt", contents: Data()) } } }
