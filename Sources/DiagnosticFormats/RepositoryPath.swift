/// A path within the household as one within the repository, where the household has a folder.
///
/// The folder is empty where the household is the repository's root.
func repositoryPath(_ path: String, in folder: String) -> String {
  folder.isEmpty || folder.hasSuffix("/") ? folder + path : folder + "/" + path
}
