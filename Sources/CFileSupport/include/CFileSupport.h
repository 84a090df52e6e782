#ifndef MANTEL_CFILESUPPORT_H
#define MANTEL_CFILESUPPORT_H

#include <spawn.h>

/// Calls of the C library that Swift's Glibc module hides, because they need `_GNU_SOURCE`.
/// Each sets `errno` and returns -1 as the call of its name does.

/// `renameat2` with `RENAME_NOREPLACE`: renames, never over an existing name.
int mantel_rename_exclusively(int folder, const char *name, int new_folder, const char *new_name);

/// `pipe2` with `O_CLOEXEC`: no child started meanwhile on another thread inherits an end.
int mantel_pipe(int ends[2]);

/// `memfd_create` with `MFD_CLOEXEC`: a file without a name, in memory.
int mantel_memory_file(void);

/// `posix_spawn_file_actions_addchdir_np`; returns the error number, as that family does.
int mantel_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path);

#endif
