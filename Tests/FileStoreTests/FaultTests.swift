import FileStore
import Testing

@Suite struct FaultTests {
  static let faults: [ErrorNumber] = [.noSpace, .inputOutput, .readOnly, .tooManyFiles]

  @Test(arguments: faults)
  func `each failing call leaves the old or the new file`(fault: ErrorNumber) throws {
    let old = Array("the old content".utf8)
    let new = Array("some new content, in several writes".utf8)
    let home = try TemporaryFolder()
    let real = try Folder(at: home.path)
    let file = try path("dishes/soup.json")
    var attempts = 0
    while true {
      attempts += 1
      try real.replace(file, with: old, expecting: .anything)
      let layer = FaultyFileLayer(failing: attempts, with: fault)
      let succeeded = attempt { () throws(FileError) in
        let folder = try Folder(at: home.path, layer: layer)
        try folder.replace(file, with: new, expecting: .bytes(old))
      }
      let content = try real.read(file)
      #expect(content == new || (content == old && !succeeded))
      #expect(try real.list(path("dishes")).map(\.name) == ["soup.json"])
      #expect(layer.openCount == 0)
      if !layer.hasFailed {
        #expect(succeeded)
        break
      }
      #expect(!succeeded)
    }
    #expect(attempts > 12)
  }

  @Test func `a new file in a new folder is whole or absent`() throws {
    let new = Array("some new content".utf8)
    let file = try path("plan/2026/week.json")
    for failing in 1... {
      let home = try TemporaryFolder()
      let layer = FaultyFileLayer(failing: failing, with: .noSpace)
      let succeeded = attempt { () throws(FileError) in
        let folder = try Folder(at: home.path, layer: layer)
        try folder.replace(file, with: new, expecting: .absent)
      }
      let real = try Folder(at: home.path)
      let isThere = try real.status(of: file) != nil
      if isThere { #expect(try real.read(file) == new) }
      #expect(isThere || !succeeded)
      #expect(try real.walk(nil).allSatisfy { !TemporaryName.matches($0.entry.name) })
      #expect(layer.openCount == 0)
      if !layer.hasFailed { break }
    }
  }

  private func attempt(_ body: () throws(FileError) -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      return false
    }
  }
}
