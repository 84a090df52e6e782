#ifndef MANTEL_CGITSUPPORT_H
#define MANTEL_CGITSUPPORT_H

/// Options of libgit2. They are set by `git_libgit2_opts`, which takes a variable number of
/// arguments and so cannot be called from Swift. Each returns 0 or libgit2's error code.

/// `GIT_OPT_ENABLE_FSYNC_GITDIR`: objects, references and their folders reach the disk before the
/// call that writes them returns. The index never does.
int mantel_git_synchronize(int enabled);

/// `GIT_OPT_ENABLE_STRICT_HASH_VERIFICATION`: each object read is hashed again.
int mantel_git_verify_hashes(int enabled);

/// `GIT_OPT_SET_SEARCH_PATH`: the folders in which the configuration of a level is looked for;
/// an empty string finds none.
int mantel_git_set_search_path(int level, const char *path);

#endif
