import FoundationEssentials
import Glibc

/// Folders and files as they aren't meant to be.
extension TestHousehold {
  /// Writes bytes.
  func write(_ path: String, bytes: [UInt8]) throws {
    try write(path, "")
    try Data(bytes).write(to: URL(filePath: root + "/" + path))
  }

  /// Puts a named pipe at a path.
  func makePipe(_ path: String) {
    mkfifo(root + "/" + path, 0o600)
  }

  /// Puts a symbolic link at a path.
  func makeLink(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root + "/" + path,
      withDestinationPath: target
    )
  }

  /// Makes a folder.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: root + "/" + path,
      withIntermediateDirectories: true
    )
  }

  /// The household of the samples without a git repository.
  static func withoutGit() throws -> TestHousehold {
    let household = try sample()
    try household.delete(".git")
    return household
  }

  /// The household of the samples in a folder of a larger repository.
  static func inSubfolder(_ name: String) throws -> TestHousehold {
    let household = try sample()
    try household.delete(".git")
    let inner = household.root + "/" + name
    let entries = try FileManager.default.contentsOfDirectory(atPath: household.root)
    try household.makeFolder(name)
    for entry in entries {
      try FileManager.default.moveItem(
        atPath: household.root + "/" + entry,
        toPath: inner + "/" + entry
      )
    }
    try household.git("init", "-q", "-b", "main")
    try household.git("add", "-A")
    try household.git("commit", "-q", "-m", "sample")
    return household
  }

  /// Changes one stretch of a file's text.
  func replace(_ old: String, with new: String, in path: String) throws {
    try write(path, read(path).replacing(old, with: new))
  }
}
