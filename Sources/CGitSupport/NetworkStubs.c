// The network is the git program's; libgit2 is for what is local. The functions below are the only
// ones by which the rest of libgit2 reaches its TLS, SSH and Negotiate parts. As they are defined
// here, a static libgit2.a leaves those parts out, and no TLS or SSH library is loaded and set up
// at each start. They are called by libgit2 itself alone, when it starts and when a transport is
// asked for, and answer "not here". They are hidden, so that a shared libgit2 keeps its own.

#pragma GCC visibility push(hidden)

int git_mbedtls_stream_global_init(void);
int git_mbedtls__set_cert_location(const char *file, const char *path);
int git_mbedtls_stream_new(void **out, const char *host, const char *port);
int git_mbedtls_stream_wrap(void **out, void *in, const char *host);
int git_transport_ssh_global_init(void);
int git_smart_subtransport_ssh(void **out, void *owner, void *param);
int git_transport_ssh_with_paths(void **out, void *owner, void *payload);
int git_http_auth_negotiate(void **out, const void *url);

int git_mbedtls_stream_global_init(void) {
  return 0;
}

int git_mbedtls__set_cert_location(const char *file, const char *path) {
  (void)file;
  (void)path;
  return -1;
}

int git_mbedtls_stream_new(void **out, const char *host, const char *port) {
  (void)out;
  (void)host;
  (void)port;
  return -1;
}

int git_mbedtls_stream_wrap(void **out, void *in, const char *host) {
  (void)out;
  (void)in;
  (void)host;
  return -1;
}

int git_transport_ssh_global_init(void) {
  return 0;
}

int git_smart_subtransport_ssh(void **out, void *owner, void *param) {
  (void)out;
  (void)owner;
  (void)param;
  return -1;
}

int git_transport_ssh_with_paths(void **out, void *owner, void *payload) {
  (void)out;
  (void)owner;
  (void)payload;
  return -1;
}

int git_http_auth_negotiate(void **out, const void *url) {
  (void)out;
  (void)url;
  return -1;
}

#pragma GCC visibility pop
