/// The system calls that this target makes on files.
///
/// Everything goes through one value of this kind, so that a test can let the third `fsync` fail.
/// Descriptors are plain numbers here; `OpenFile` owns them. A name is one component of a path.
package protocol FileLayer: Sendable {
  /// Opens `name` in `folder`; `AT_FDCWD` and a whole path open a root.
  func open(
    _ name: String,
    in folder: Int32,
    flags: Int32,
    mode: UInt32
  ) throws(ErrorNumber) -> Int32
  /// Tells what an open file is.
  func status(of descriptor: Int32) throws(ErrorNumber) -> FileStatus
  /// Tells what `name` is, a symbolic link itself and not what it points to.
  func status(of name: String, in folder: Int32) throws(ErrorNumber) -> FileStatus
  /// Reads into `buffer` from `offset` to its end; 0 at the end of the file.
  func read(
    _ descriptor: Int32,
    into buffer: inout [UInt8],
    at offset: Int
  ) throws(ErrorNumber) -> Int
  /// Writes `bytes` from `offset` on; perhaps not all of them.
  func write(_ bytes: [UInt8], from offset: Int, to descriptor: Int32) throws(ErrorNumber) -> Int
  /// Sets the permission bits.
  func setMode(_ mode: UInt32, of descriptor: Int32) throws(ErrorNumber)
  /// Waits until the content, or a folder's names, are on the disk.
  func synchronize(_ descriptor: Int32) throws(ErrorNumber)
  /// Renames; an existing `newName` is replaced in one step unless `replacing` is false.
  func rename(
    _ name: String,
    in folder: Int32,
    to newName: String,
    in newFolder: Int32,
    replacing: Bool
  ) throws(ErrorNumber)
  /// Removes a name that is not a folder's.
  func unlink(_ name: String, in folder: Int32) throws(ErrorNumber)
  /// Makes an empty folder.
  func makeFolder(_ name: String, in folder: Int32, mode: UInt32) throws(ErrorNumber)
  /// Lists a folder in no particular order, without `.` and `..`.
  func entries(of folder: Int32) throws(ErrorNumber) -> [FolderEntry]
  /// Gives a descriptor back.
  func close(_ descriptor: Int32)
}

/// An open descriptor; closed when the value goes.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  private let layer: any FileLayer

  init(_ descriptor: Int32, layer: any FileLayer) {
    self.descriptor = descriptor
    self.layer = layer
  }

  deinit { layer.close(descriptor) }
}
