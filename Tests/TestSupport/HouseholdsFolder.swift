import FoundationEssentials
import Glibc

/// Where the tests' households lie.
package enum HouseholdsFolder {
  /// Memory, where that may hold programs, as git's hooks are; else the folder for temporary files,
  /// and always that where `TMPDIR` names one.
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
    return isFit ? memory : FileManager.default.temporaryDirectory.path()
  }()
}
