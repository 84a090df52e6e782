internal import Glibc

/// An error number of the operating system, as `errno` holds it.
package struct ErrorNumber: RawRepresentable, Error, Hashable, Sendable {
  /// The number as `errno` has it.
  package let rawValue: Int32

  /// Wraps any number, also one that has no name here.
  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The calling thread's last error.
  package static var last: ErrorNumber { ErrorNumber(rawValue: errno) }

  /// `ENOENT`: nothing has this name.
  package static let notFound = ErrorNumber(rawValue: ENOENT)
  /// `EEXIST`: the name is taken.
  package static let exists = ErrorNumber(rawValue: EEXIST)
  /// `EACCES`: the permissions do not allow it.
  package static let accessDenied = ErrorNumber(rawValue: EACCES)
  /// `EPERM`: the operation is reserved to another user.
  package static let notPermitted = ErrorNumber(rawValue: EPERM)
  /// `EROFS`: the file system is read-only.
  package static let readOnly = ErrorNumber(rawValue: EROFS)
  /// `ENOSPC`: the disk is full.
  package static let noSpace = ErrorNumber(rawValue: ENOSPC)
  /// `EDQUOT`: the user's share of the disk is full.
  package static let quotaReached = ErrorNumber(rawValue: EDQUOT)
  /// `EIO`: the device failed.
  package static let inputOutput = ErrorNumber(rawValue: EIO)
  /// `EMFILE`: this process has too many files open.
  package static let tooManyFiles = ErrorNumber(rawValue: EMFILE)
  /// `ENOTDIR`: a component of the path is not a folder.
  package static let notAFolder = ErrorNumber(rawValue: ENOTDIR)
  /// `ELOOP`: a symbolic link stands where none is followed.
  package static let linkRefused = ErrorNumber(rawValue: ELOOP)
  /// `ENXIO`: a socket, or a FIFO that nobody reads.
  package static let noDevice = ErrorNumber(rawValue: ENXIO)
  /// `EWOULDBLOCK`: it would have to wait.
  package static let wouldBlock = ErrorNumber(rawValue: EWOULDBLOCK)
}

/// Calls `body` until a signal no longer interrupts it, and throws its error number.
///
/// This is the only place that compares a result with -1.
func retried<Value: BinaryInteger>(_ body: () -> Value) throws(ErrorNumber) -> Value {
  while true {
    let value = body()
    if value != -1 { return value }
    let error = ErrorNumber.last
    if error.rawValue != EINTR { throw error }
  }
}

extension ErrorNumber {
  /// What the system says of the error, in the C locale's English.
  ///
  /// The corresponding C function is `strerror`, whose text glibc keeps a thread.
  package var text: String {
    guard let text = unsafe strerror(rawValue) else { return "error \(rawValue)" }
    return unsafe String(cString: text)
  }
}
