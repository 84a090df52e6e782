import FileStore
import GitStore
import Testing

@Suite struct ConfigurationTests {
  @Test func `values are read, set and unset`() throws {
    let home = try TestRepository()
    try home.shell(
      "git config mantel.alias.w 'show --week'; git config mantel.alias.D 'dish'; git config a.b yes"
    )
    let repository = try home.open()
    #expect(try repository.string(forKey: "mantel.durability") == nil)
    try repository.set("mantel.durability", to: "full")
    #expect(try repository.string(forKey: "mantel.durability") == "full")
    #expect(try home.shell("git config mantel.durability") == "full\n")
    try repository.unset("mantel.durability")
    try repository.unset("mantel.durability")
    #expect(try repository.string(forKey: "mantel.durability") == nil)
    #expect(try repository.boolean(forKey: "a.b") == true)
    #expect(try repository.boolean(forKey: "a.c") == nil)
    let aliases = try repository.entries(matching: "^mantel\\.alias\\.")
    #expect(aliases.map(\.key) == ["mantel.alias.w", "mantel.alias.d"])
    #expect(aliases.map(\.value) == ["show --week", "dish"])
  }

  @Test func `the user is found as git finds them`() throws {
    let home = try TestRepository()
    let repository = try home.open()
    let ada = GitIdentity(name: "Ada", email: "ada@example.org")
    #expect(try repository.identity(for: .author, environment: [:]) == ada)
    let environment = [
      "GIT_AUTHOR_NAME": "Bea\u{1B}[2J\n<x>", "GIT_COMMITTER_EMAIL": "c@example.org",
      "EMAIL": "no@example.org",
    ]
    #expect(
      try repository.identity(for: .author, environment: environment)
        == GitIdentity(name: "Bea[2Jx", email: "ada@example.org")
    )
    #expect(
      try repository.identity(for: .committer, environment: environment)
        == GitIdentity(name: "Ada", email: "c@example.org")
    )
    #expect(GitIdentity(name: " \n", email: "a@b") == nil)
    #expect(GitIdentity(name: "Ada.", email: "<a@b>")?.name == "Ada")
  }

  @Test func `the file that GIT_CONFIG_GLOBAL names stands for the user's own`() async {
    await #expect(processExitsWith: .success) {
      let home = try TestRepository()
      try home.shell(
        """
        printf '[user]\nname = Global\nemail = g@example.org\n[init]\ndefaultBranch = trunk\n' >../config
        git config --unset user.name
        """
      )
      let environment = [
        "HOME": "/home/ada", "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": home.base + "/config",
      ]
      try GitRuntime.configure(environment: environment)
      let identity = try home.open().identity(for: .author, environment: [:])
      try #require(identity == GitIdentity(name: "Global", email: "ada@example.org"))
      let made = try GitRepository.create(at: home.base + "/made")
      try #require(try made.headBranch() == "trunk")
      try home.shell("git config commit.gpgsign true; git config gpg.format ssh")
      try home.shell("git config user.signingkey '~/.ssh/id.pub'")
      try #require(try home.open().signing()?.key == "/home/ada/.ssh/id.pub")
    }
  }

  @Test func `a new repository starts on main and holds nothing`() throws {
    let home = try TestRepository()
    let folder = home.base + "/new/household"
    let repository = try GitRepository.create(at: folder)
    #expect(try repository.headBranch() == "main")
    #expect(try home.shell("git status --porcelain; ls", in: folder) == "")
    #expect(failure { _ = try GitRepository.create(at: folder) }?.code == .exists)
  }

  @Test func `a signed commit is one that git verifies`() throws {
    let home = try TestRepository()
    try home.shell(
      """
      ssh-keygen -q -t ed25519 -N '' -f ../key
      git config gpg.format ssh; git config user.signingkey "$PWD/../key"
      git config commit.gpgsign true
      printf 'ada@example.org %s\\n' "$(cat ../key.pub)" >../allowed
      git config gpg.ssh.allowedSignersFile "$PWD/../allowed"
      """
    )
    let repository = try home.open()
    let signing = try #require(try repository.signing())
    let prepared = try repository.prepareCommit(
      of: [FileChange("signed", content: [])],
      message: "signed",
      author: signature(),
      committer: signature()
    )
    let identity = try signature().identity
    let child = ChildProcess(
      try #require(ChildProcess.find(signing.program, searchPath: "/usr/bin:/bin")),
      try #require(signing.arguments(for: identity)),
      environment: TestRepository.environment,
      streams: .captured(input: prepared.payload)
    )
    let outcome = try child.run()
    try #require(outcome.isSuccess)
    let text = String(decoding: outcome.output, as: UTF8.self)
    _ = try repository.publish(prepared, signature: text)
    try home.shell("touch signed")
    #expect(try home.status() == "")
    #expect(try home.shell("git log -1 --format='%G? %s'") == "G signed\n")
  }
}
