import FoundationEssentials
import Glibc

// Writes what is made from the code: schemas, the pages of the diagnostics, the tables of the
// format, the reference of the commands, and the foods and samples that are built in. Run by
// `make generate`; CI fails where it changes anything. `MantelGenerate --manual DIR` writes the
// manual pages, which are not committed.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--manual", arguments.count == 2 {
  var folder = Project(root: arguments[1])
  try folder.write(CommandPages.manual)
  exit(0)
}
let root = arguments.first ?? "."
var project = Project(root: root)
try project.write(SchemaFiles.all)
try project.write(DiagnosticPages.all)
try project.write([FormatTables.page])
try project.write(CommandPages.reference)
try project.write(CommandPages.outputSchemas)
try project.write([try FoodSource.file(root: root), try SampleSource.file(root: root)])
print("\(project.count) files")
