import FoundationEssentials

/// A file to write, relative to the project.
struct GeneratedFile {
  var path: String
  var text: String
}

/// The project's folder.
struct Project {
  let root: String
  private(set) var count = 0

  init(root: String) {
    self.root = root
  }

  /// Writes files whose text differs from what is there, so that builds see no change where
  /// there is none.
  mutating func write(_ files: [GeneratedFile]) throws {
    for file in files {
      count += 1
      let url = URL(filePath: root + "/" + file.path)
      let folder = url.deletingLastPathComponent().path()
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url) }
    }
  }
}
