import FoundationEssentials

// Writes what is made from the code: schemas, the pages of the diagnostics, the tables of the
// format, and the samples that `init --samples` copies. Run by `make generate`; CI fails where
// it changes anything.

let root = CommandLine.arguments.dropFirst().first ?? "."
var project = Project(root: root)
try project.write(SchemaFiles.all)
try project.write(DiagnosticPages.all)
try project.write([FormatTables.page])
try project.write([try SampleSource.file(root: root)])
print("\(project.count) files")
