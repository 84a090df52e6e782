import FileStore
import Synchronization

/// The real calls, of which the N-th one that can fail does.
final class FaultyFileLayer: FileLayer {
  private let real = SystemFileLayer()
  private let remaining: Mutex<Int>
  private let fault: ErrorNumber
  private let openFiles = Mutex(0)

  /// Lets the call with the number `failing`, counted from 1, fail with `fault`.
  init(failing: Int, with fault: ErrorNumber) {
    remaining = Mutex(failing)
    self.fault = fault
  }

  /// Whether the fault came up.
  var hasFailed: Bool { remaining.withLock { $0 <= 0 } }

  /// How many descriptors are open.
  var openCount: Int { openFiles.withLock { $0 } }

  private func step() throws(ErrorNumber) {
    let isDue = remaining.withLock { count in
      count -= 1
      return count == 0
    }
    if isDue { throw fault }
  }

  func open(
    _ name: String,
    in folder: Int32,
    flags: Int32,
    mode: UInt32
  ) throws(ErrorNumber) -> Int32 {
    try step()
    let descriptor = try real.open(name, in: folder, flags: flags, mode: mode)
    openFiles.withLock { $0 += 1 }
    return descriptor
  }

  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    try step()
    return try real.status(of: descriptor)
  }

  func status(of name: String, in folder: Int32) throws(ErrorNumber) -> FileStatus {
    try step()
    return try real.status(of: name, in: folder)
  }

  func read(
    _ descriptor: Int32,
    into buffer: inout [UInt8],
    at offset: Int
  ) throws(ErrorNumber) -> Int {
    try step()
    return try real.read(descriptor, into: &buffer, at: offset)
  }

  /// Writes at most seven bytes, as a system under pressure may.
  func write(_ bytes: [UInt8], from offset: Int, to descriptor: Int32) throws(ErrorNumber) -> Int {
    try step()
    return try real.write(Array(bytes[offset...].prefix(7)), from: 0, to: descriptor)
  }

  func setMode(_ mode: UInt32, of descriptor: Int32) throws(ErrorNumber) {
    try step()
    try real.setMode(mode, of: descriptor)
  }

  func synchronize(_ descriptor: Int32) throws(ErrorNumber) {
    try step()
    try real.synchronize(descriptor)
  }

  func rename(
    _ name: String,
    in folder: Int32,
    to newName: String,
    in newFolder: Int32,
    replacing: Bool
  ) throws(ErrorNumber) {
    try step()
    try real.rename(name, in: folder, to: newName, in: newFolder, replacing: replacing)
  }

  /// Removing always works: it is how a failed change is cleared away.
  func unlink(_ name: String, in folder: Int32) throws(ErrorNumber) {
    try real.unlink(name, in: folder)
  }

  func makeFolder(_ name: String, in folder: Int32, mode: UInt32) throws(ErrorNumber) {
    try step()
    try real.makeFolder(name, in: folder, mode: mode)
  }

  func entries(of folder: Int32) throws(ErrorNumber) -> [FolderEntry] {
    try step()
    return try real.entries(of: folder)
  }

  func close(_ descriptor: Int32) {
    openFiles.withLock { $0 -= 1 }
    real.close(descriptor)
  }
}
