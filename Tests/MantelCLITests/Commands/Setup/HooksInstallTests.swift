import Testing

@testable import MantelCLI

/// Hooks are put beside what is there, and taken away without a trace.
struct HooksInstallTests {
  private static let foreign =
    "printf '#!/bin/sh\\necho foreign \"$@\"\\nexit ${FOREIGN:-0}\\n'"
    + " > .git/hooks/pre-commit; chmod 750 .git/hooks/pre-commit"

  @Test func `installing twice changes nothing, and removing leaves nothing`() throws {
    let household = HookHousehold(try .sample())
    #expect(
      try household.shell("mantel hooks install && ls .git/hooks").text.contains("post-merge")
    )
    let before = try household.shell("stat -c '%n %a %Y %i' .git/hooks/*; cat .git/hooks/*").text
    let again = try household.shell("mantel --lang en hooks install")
    #expect(again.text.contains("the hooks were installed already"))
    #expect(
      try household.shell("stat -c '%n %a %Y %i' .git/hooks/*; cat .git/hooks/*").text == before
    )
    #expect(before.contains("755"))
    try household.shell("mantel hooks remove")
    #expect(try household.shell("ls .git/hooks").text == "")
    #expect(
      try household.shell("mantel --lang en hooks remove").text.contains("no hook of mantel's")
    )
  }

  @Test func `another's hook runs first, with its exit code, and gets its place back`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mkdir -p .git/hooks; \(Self.foreign)")
    try household.shell("cp -p .git/hooks/pre-commit /$PWD/.git/original; mantel hooks install")
    let status = try household.shell("mantel --lang en hooks status").text
    #expect(status.contains("pre-commit: installed, after the one that was there"))
    let commit = "git commit -q --allow-empty -m x"
    #expect(try household.shell(commit).text == "foreign\n")
    #expect(try household.shell("FOREIGN=7 \(commit)").code == 1)
    #expect(try household.shell("FOREIGN=7 .git/hooks/pre-commit").code == 7)
    let broken = try household.shell("\(HookHousehold.breakDish); git commit -qam x")
    #expect(broken.text.hasPrefix("foreign\n"))
    #expect(broken.code == 1)
    try household.shell("mantel hooks remove")
    let same = "cmp .git/original .git/hooks/pre-commit && stat -c %a .git/hooks/*; ls .git/hooks"
    #expect(try household.shell(same).text == "750\npre-commit\n")
  }

  @Test func `a program that is no script, and a link, run first too`() throws {
    for make in ["cp /bin/false .git/hooks/pre-commit", "ln -s /bin/false .git/hooks/pre-commit"] {
      let household = HookHousehold(try .sample())
      try household.shell("mkdir -p .git/hooks; \(make); mantel hooks install")
      #expect(try household.shell("git commit -q --allow-empty -m x").code == 1)
      try household.shell("mantel hooks remove")
      #expect(
        try household.shell("cmp /bin/false .git/hooks/pre-commit; ls .git/hooks").text
          == "pre-commit\n"
      )
    }
  }

  @Test func `one that git passes over goes on being passed over`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mkdir -p .git/hooks; \(Self.foreign); chmod 640 .git/hooks/pre-commit")
    try household.shell("mantel hooks install")
    #expect(try household.shell("git commit -q --allow-empty -m x").text == "")
  }

  @Test func `of what someone put in our place nothing is lost`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mkdir -p .git/hooks; \(Self.foreign); mantel hooks install")
    try household.shell("echo '# theirs' > .git/hooks/pre-commit")
    let install = try household.shell("mantel --lang en hooks install")
    #expect(install.code == 3)
    #expect(install.text.contains("two hooks aren't mantel's"))
    let remove = try household.shell("mantel --lang en hooks remove")
    #expect(remove.text.contains("pre-commit: someone replaced it and it stays"))
    #expect(try household.shell("cat .git/hooks/pre-commit").text == "# theirs\n")
    #expect(try household.shell("cat .git/hooks/pre-commit.before-mantel").text.contains("foreign"))
  }

  @Test func `a hook of ours that someone added to is left to them`() throws {
    let household = try HookHousehold.installed()
    try household.shell("echo 'make test' >> .git/hooks/pre-commit")
    #expect(try household.shell("mantel hooks install").code == 3)
    try household.shell("mantel hooks remove")
    #expect(try household.shell("tail -1 .git/hooks/pre-commit").text == "make test\n")
    #expect(try household.shell("ls .git/hooks").text == "pre-commit\n")
  }

  @Test func `core hooksPath inside the repository is where they go`() throws {
    for path in [".githooks", "$PWD/.githooks", ".git/other"] {
      let household = HookHousehold(try .sample())
      try household.shell("git config core.hooksPath \(path); mantel hooks install")
      let commit = try household.shell("\(HookHousehold.breakDish); git commit -qam x")
      #expect(commit.code == 1, "\(path)")
      #expect(commit.text.contains("carnee"))
    }
  }

  @Test func `a hooks folder that others share is taken only when that is said`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mkdir ../shared; git config core.hooksPath \"$PWD/../shared\"")
    let refused = try household.shell("mantel --lang en hooks install")
    #expect(refused.code == 3)
    #expect(refused.text.contains("outside this repository"))
    #expect(refused.text.contains("git config core.hooksPath .git/hooks"))
    #expect(try household.shell("ls ../shared").text == "")
    // A link leads out as well.
    try household.shell(
      "git config --unset core.hooksPath; rm -rf .git/hooks; ln -s ../../shared .git/hooks"
    )
    #expect(try household.shell("mantel hooks install").code == 3)
    #expect(try household.shell("mantel hooks install --shared").code == 0)
    #expect(try household.shell("ls ../shared").text.contains("pre-commit"))
  }

  @Test func `where a manager makes its hooks anew the line to add is said`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mkdir -p .husky/_; git config core.hooksPath .husky/_")
    let refused = try household.shell("mantel --lang en hooks install")
    #expect(refused.code == 3)
    #expect(refused.text.contains("mantel hooks run pre-commit"))
  }

  @Test func `where mantel isn't installed the hooks are silent`() throws {
    let household = try HookHousehold.installed()
    let commit = "\(HookHousehold.breakDish); git commit -qam x"
    let outcome = try household.shell(commit, path: "/usr/bin:/bin")
    #expect(outcome.code == 0)
    #expect(outcome.text == "")
  }

  @Test func `textconv falls back to the file itself`() throws {
    let household = HookHousehold(try .sample())
    try household.shell("mantel setup && mantel doctor --fix")
    try household.shell(HookHousehold.changeDish)
    let diff = try household.shell("git diff", path: "/usr/bin:/bin")
    #expect(diff.code == 0)
    #expect(diff.text.contains("+  \"name\":   {"))
  }
}
