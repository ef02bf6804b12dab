import Files
import Trace

/// The files of the kernel for Jupyter, and where they go.
package struct KernelFiles {
  /// The program that the kernel starts.
  let program: String
  /// The Python that runs the kernel; it needs ipykernel.
  let python: String

  package init(program: String, python: String) {
    self.program = program
    self.python = python
  }

  /// By their paths in the kernel's folder.
  private var files: [(path: String, contents: [UInt8])] {
    let specification = JSON.object([
      ("argv", .array([python, "{resource_dir}/obsh_kernel", "-f", "{connection_file}"].map(JSON.string))),
      ("display_name", .string("obsh")), ("language", .string("swift")), ("interrupt_mode", .string("signal")),
      ("env", .object([("OBSH", .string(program))])),
    ])
    return [
      ("kernel.json", Array((specification.text + "\n").utf8)),
      ("obsh_kernel/__init__.py", PackageResources.__init___py),
      ("obsh_kernel/__main__.py", PackageResources.__main___py),
      ("obsh_kernel/client.py", PackageResources.client_py), ("obsh_kernel/kernel.py", PackageResources.kernel_py),
    ]
  }

  /// Writes them into the folder of kernels; returns the kernel's own.
  package func install(in kernels: String) throws(FileFailure) -> String {
    let folder = "\(kernels)/obsh"
    for (path, contents) in files {
      Files.makePrivateFolders(to: "\(folder)/\(path)")
      try Files.write(contents, to: "\(folder)/\(path)")
    }
    return folder
  }

  /// The folder of kernels below a prefix, as Jupyter looks for it.
  package static func kernels(prefix: String) -> String { "\(prefix)/share/jupyter/kernels" }

  /// The user's own folder of kernels; nil if there is no home directory.
  package static func ownKernels(environment: [String: String]) -> String? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let data = value("JUPYTER_DATA_DIR") { return "\(data)/kernels" }
    if let data = value("XDG_DATA_HOME") { return "\(data)/jupyter/kernels" }
    return value("HOME").map { "\($0)/.local/share/jupyter/kernels" }
  }
}
