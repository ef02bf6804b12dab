#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "ceditline.h"

// Handlers belong to the process, and so does their data.
static int pipe_ends[2] = {-1, -1};

enum { signal_limit = 65 };
static struct sigaction handled_before[signal_limit];
static bool is_caught[signal_limit];
static bool is_put_back[signal_limit];
static bool is_catching;

static int next_signal(void) {
  unsigned char byte;
  return read(pipe_ends[0], &byte, 1) == 1 ? byte : 0;
}

static void write_to_pipe(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe already contains more than any reader needs.
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  // The kernel may run the handler on another thread than the one that releases the signals. Bytes written after the
  // pipe has been emptied would wait there for the next line: Ctrl-C right after Enter would stop nothing.
  if (!__atomic_load_n(&is_catching, __ATOMIC_SEQ_CST)) {
    for (int late; (late = next_signal()) != 0;) {
      if (late != SIGWINCH && late != SIGCONT) {
        raise(late);
      }
    }
  }
  errno = saved;
}

static bool open_pipe(void) {
  if (pipe_ends[0] != -1) {
    return true;
  }
  int ends[2];
  if (pipe(ends) == -1) {
    return false;
  }
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, fcntl(ends[i], F_GETFL) | O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  memcpy(pipe_ends, ends, sizeof ends);
  return true;
}

static void install(int number) {
  struct sigaction action = {.sa_handler = write_to_pipe};
  sigemptyset(&action.sa_mask);
  // Without SA_RESTART an unrelated write or read elsewhere in the process would fail with EINTR.
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, NULL);
}

bool signals_catch(const int *signals) {
  if (!open_pipe()) {
    return false;
  }
  __atomic_store_n(&is_catching, true, __ATOMIC_SEQ_CST);
  for (; *signals != 0; signals++) {
    sigaction(*signals, NULL, &handled_before[*signals]);
    // Signals ignored by nohup, or by a shell that starts a background job, stay ignored.
    if (handled_before[*signals].sa_handler != SIG_IGN) {
      install(*signals);
      is_caught[*signals] = true;
    }
  }
  return true;
}

void signals_release(void) {
  for (int number = 1; number < signal_limit; number++) {
    if (is_caught[number]) {
      sigaction(number, &handled_before[number], NULL);
      is_caught[number] = false;
    }
  }
  __atomic_store_n(&is_catching, false, __ATOMIC_SEQ_CST);
  for (int number; (number = next_signal()) != 0;) {
    // These two only ever concern a line on the screen.
    is_put_back[number] = number != SIGWINCH && number != SIGCONT;
  }
  for (int number = 1; number < signal_limit; number++) {
    if (is_put_back[number]) {
      is_put_back[number] = false;
      raise(number);
    }
  }
}

void signals_put_back(int number) { is_put_back[number] = true; }

void signals_pass_on(int number) {
  sigaction(number, &handled_before[number], NULL);
  raise(number);
  install(number);
}

int signals_open(int descriptor) {
  char path[128];
  if (!isatty(descriptor) || ttyname_r(descriptor, path, sizeof path) != 0) {
    return descriptor;
  }
  // Refused if the terminal belongs to another user, as after su. Reading from the old descriptor is then the lesser
  // evil.
  int opened = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  return opened == -1 ? descriptor : opened;
}

void signals_close(int opened, int descriptor) {
  if (opened != descriptor) {
    close(opened);
  }
}

static int wakers[2] = {-1, -1};

void ceditline_wake_by(int first, int second) {
  wakers[0] = first;
  wakers[1] = second;
}

int signals_wait(int descriptor, bool is_free) {
  struct pollfd waiting[] = {
      {.fd = descriptor, .events = POLLIN},
      {.fd = pipe_ends[0], .events = POLLIN},
      {.fd = is_free ? wakers[0] : -1, .events = POLLIN},
      {.fd = is_free ? wakers[1] : -1, .events = POLLIN},
  };
  for (;;) {
    int number = next_signal();
    if (number != 0) {
      return number;
    }
    int ready = poll(waiting, 4, -1);
    bool has_signal = ready > 0 && waiting[1].revents != 0;
    if (ready > 0 && !has_signal) {
      return waiting[0].revents != 0 ? 0 : signals_woken;
    }
    if (ready == -1 && errno != EINTR) {
      return 0;
    }
  }
}

bool signals_is_readable(int descriptor, int milliseconds) {
  struct pollfd waiting = {.fd = descriptor, .events = POLLIN};
  return poll(&waiting, 1, milliseconds) > 0;
}

// MARK: - Reading without editing

int ceditline_plain_open(int descriptor) { return signals_open(descriptor); }

void ceditline_plain_close(int opened, int descriptor) { signals_close(opened, descriptor); }

void ceditline_plain_begin(void) {
  static const int interrupt[] = {SIGINT, 0};
  signals_catch(interrupt);
}

void ceditline_plain_end(void) { signals_release(); }

void ceditline_plain_show(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

ssize_t ceditline_plain_read(int descriptor, void *buffer, size_t capacity, bool is_free) {
  for (;;) {
    int number = signals_wait(descriptor, is_free);
    if (number == SIGINT) {
      return -1;
    }
    if (number == signals_woken) {
      return -2;
    }
    ssize_t count = read(descriptor, buffer, capacity);
    if (count >= 0) {
      return count;
    }
    if (errno != EINTR && errno != EAGAIN) {
      return 0;
    }
  }
}

// MARK: - Ctrl-C while a program runs

static int32_t interrupts;
static int watchers;
static struct sigaction interrupt_before;
static pthread_mutex_t watchers_lock = PTHREAD_MUTEX_INITIALIZER;

static void count_interrupt(int number) {
  (void)number;
  __atomic_fetch_add(&interrupts, 1, __ATOMIC_RELAXED);
}

void ceditline_interrupt_watch(void) {
  pthread_mutex_lock(&watchers_lock);
  if (watchers++ == 0) {
    struct sigaction action = {.sa_handler = count_interrupt};
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, &interrupt_before);
  }
  pthread_mutex_unlock(&watchers_lock);
}

void ceditline_interrupt_unwatch(void) {
  pthread_mutex_lock(&watchers_lock);
  if (--watchers == 0) {
    sigaction(SIGINT, &interrupt_before, NULL);
  }
  pthread_mutex_unlock(&watchers_lock);
}

const int32_t *ceditline_interrupt_flag(void) { return &interrupts; }

void ceditline_interrupt_clear(void) { __atomic_store_n(&interrupts, 0, __ATOMIC_RELAXED); }
