import FoundationEssentials
import Glibc

/// Where the tests' households lie.
package enum HouseholdsFolder {
  /// A folder of this run's own, gone when it ends.
  ///
  /// It is in memory, where that may hold programs, as git's hooks are; else in the folder for
  /// temporary files, and always there where `TMPDIR` names one.
  ///
  /// The tests make and delete some thousand households of two hundred files. What is written and in
  /// which order is the same in memory; the tests of `FileStore` and `GitStore` go to the disk.
  package static let path: String = {
    let memory = "/dev/shm"
    // Glibc's ST_NOEXEC, which it shows to C alone.
    let noPrograms: UInt = 8
    var volume = statvfs()
    let isFit =
      getenv("TMPDIR") == nil && statvfs(memory, &volume) == 0
      && volume.f_flag & noPrograms == 0 && access(memory, W_OK) == 0
    let above = isFit ? memory : FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let folder = "\(above)/mantel-tests-\(getpid())"
    mkdir(folder, 0o700)
    atexit { try? FileManager.default.removeItem(atPath: HouseholdsFolder.path) }
    return folder
  }()
}
