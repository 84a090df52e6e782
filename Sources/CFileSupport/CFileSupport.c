#define _GNU_SOURCE
#include "CFileSupport.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int mantel_rename_exclusively(int folder, const char *name, int new_folder, const char *new_name) {
  return renameat2(folder, name, new_folder, new_name, RENAME_NOREPLACE);
}

int mantel_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC);
}

int mantel_memory_file(void) {
  return memfd_create("mantel", MFD_CLOEXEC);
}

int mantel_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
