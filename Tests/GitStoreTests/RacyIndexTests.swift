import GitStore
import Testing

/// Edits in the second in which the index was written, which times alone don't tell.
///
/// git's own `Documentation/technical/racy-git` describes them. The times are set, and git is told
/// to look at no time that can't be: what happens in a busy moment happens here always.
@Suite struct RacyIndexTests {
  /// `other` noted, the index written, and `other` edited to the same length, all in one second.
  private func edited() throws -> TestRepository {
    let home = try TestRepository()
    try home.shell(
      """
      git config core.trustctime false
      touch -d '2026-01-01 12:00:00.1' other; git update-index other
      touch -d '2026-01-01 12:00:00.3' .git/index
      echo y >other; touch -d '2026-01-01 12:00:00.5' other
      """
    )
    // Without taking locks git doesn't write what it finds into the index.
    #expect(try home.shell("git --no-optional-locks status --porcelain") == " M other\n")
    return home
  }

  @Test func `a commit hides no edit of another file from git`() throws {
    let home = try edited()
    try home.change(["dishes/soup.json": "2\n"])
    #expect(try home.status() == " M other\n")
  }

  @Test func `what a hook puts in order hides no edit of another file from git`() throws {
    let home = try edited()
    try home.shell("echo 2 >dishes/soup.json")
    try home.open().restage(["dishes/soup.json": Array("2\n".utf8)])
    #expect(try home.status() == "M  dishes/soup.json\n M other\n")
  }

  /// The index has the times of the edited file beside the content from before.
  @Test func `an edit is told by content where the times may deceive`() throws {
    let home = try TestRepository()
    let swap = "s/\\Q$new\\E/$old/; substr($_, -20) = sha1(substr($_, 0, -20))"
    try home.shell(
      """
      old=$(git rev-parse :other); echo y >other; git add other; new=$(git rev-parse :other)
      perl -0777 -MDigest::SHA=sha1 -i -pe "
        BEGIN { \\$old = pack 'H*', '$old'; \\$new = pack 'H*', '$new' }
        \(swap.replacing("$", with: "\\$"))" .git/index
      touch -r other .git/index
      """
    )
    #expect(try home.open().status(of: ["other"]).map(\.isEdited) == [true])
    #expect(try home.shell("git --no-optional-locks diff-files --name-only") == "other\n")
  }
}
