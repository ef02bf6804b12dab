import ArgumentParser
import Files
import Kernel
import Transcripts

/// `obsh kernel`: Jupyter notebooks.
struct KernelCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kernel", _superCommandName: "obsh", abstract: "Runs sessions in Jupyter notebooks.",
    subcommands: [KernelInstall.self, KernelConvert.self])
}

/// `obsh kernel install`
struct KernelInstall: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", _superCommandName: "obsh kernel", abstract: "Installs the kernel 'obsh' for Jupyter.",
    discussion: """
      The kernel is a small Python program that starts this obsh; it needs the Python package ipykernel. 'jupyter \
      kernelspec uninstall obsh' removes it.
      """)

  @Option(help: ArgumentHelp("Install below this folder instead of for the current user.", valueName: "folder"))
  var prefix: String?

  @Option(help: ArgumentHelp("The Python that runs the kernel.", valueName: "program"))
  var python = "python3"

  mutating func run() throws {
    let (prefix, python) = (prefix, python)
    try Process.run { output in
      let kernels =
        prefix.map { KernelFiles.kernels(prefix: $0) } ?? KernelFiles.ownKernels(environment: Process.environment)
      guard let kernels else {
        StandardError.write("error: there is no HOME to install the kernel in; use --prefix\n")
        return .usage
      }
      do throws(FileFailure) {
        let program = try Files.resolved("/proc/self/exe")
        let folder = try KernelFiles(program: program, python: python).install(in: kernels)
        output.write("The kernel 'obsh' is installed in \(folder).\n")
      } catch {
        StandardError.write("error: \(error.words)\n")
        return .usage
      }
      output.flush()
      if ExternalProgram.run("\(python) -c 'import ipykernel' 2> /dev/null; test $? = 0 #") != 0 {
        StandardError.write("warning: '\(python)' has no ipykernel; '\(python) -m pip install ipykernel' installs it\n")
      }
      return .success
    }
  }
}

/// `obsh kernel convert`
struct KernelConvert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", _superCommandName: "obsh kernel",
    abstract: "Converts a transcript to a notebook, or a notebook to a transcript.",
    discussion: "A file whose name ends in '.ipynb' is a notebook; any other file is a transcript.")

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; it must not exist.", valueName: "file"))
  var output: String?

  @Argument(help: ArgumentHelp("A transcript or a notebook.", valueName: "file"), completion: .file())
  var file: String

  mutating func run() throws {
    let (file, target) = (file, output)
    try Process.run { output in
      let isNotebook = file.hasSuffix(".ipynb")
      let stem = file.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
      let target = target ?? (stem.isEmpty ? file : stem) + (isNotebook ? ".md" : ".ipynb")
      do {
        let contents = try Files.contents(of: file)
        let text =
          isNotebook
          ? try TranscriptRecording(notebook: contents).text
          : Notebook(try Transcript(String(decoding: contents, as: UTF8.self))).text
        try Files.create(target, Array(text.utf8))
        output.write("\(target) is written.\n")
        return .success
      } catch {
        let words = (error as? FileFailure)?.words ?? "\(file): \(error)"
        StandardError.write("error: \(words)\n")
        return .usage
      }
    }
  }
}
