#define _GNU_SOURCE
#include "crescue.h"

#include <fcntl.h>
#include <pthread.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

// A handler reads only these variables, and calls only functions that POSIX lists as async-signal-safe: write, fcntl,
// sigprocmask, sigaction, execve, raise; and nanosleep, which is a plain system call on Linux.
static volatile sig_atomic_t journal = -1;
static char *const *arguments;
static char **environment;
static size_t environment_count;
static char inheritance[48];
// For a crash in a piece of work, which is not repeated: that can happen any number of times.
static char fresh_inheritance[48];
static const char *last_words;
static size_t last_words_length;
static __thread int64_t work = -1;

extern char **environ;

static const char variable[] = "OBSH_RESCUE";
static const int crashing[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT};

enum { signal_limit = 65, most_restarts = 20 };
static struct sigaction handled_before[signal_limit];
static int restarts;

// The number of threads between two writes of one record, between reading input and noting it, or in a report.
static atomic_int noting;
static atomic_bool is_crashing;
// True while this thread reports something: it may finish that, notes included.
static __thread bool is_reporting;

// Returns false once the process is about to be replaced: then nothing more may be read or noted.
static bool begin_noting(void) {
  atomic_fetch_add(&noting, 1);
  if (is_reporting || !atomic_load(&is_crashing)) {
    return true;
  }
  atomic_fetch_sub(&noting, 1);
  return false;
}

static void end_noting(void) { atomic_fetch_sub(&noting, 1); }

// Lets the other threads finish their records and reports. It does not wait forever: this thread may be one of them.
static void wait_for_notes(void) {
  static const struct timespec moment = {.tv_nsec = 1000000};
  int own = is_reporting ? 1 : 0;
  atomic_store(&is_crashing, true);
  for (int i = 0; i < 1000 && atomic_load(&noting) > own; i++) {
    nanosleep(&moment, NULL);
  }
}

static void crash(int number) {
  int file = journal;
  wait_for_notes();
  if (work >= 0 && environment) {
    environment[environment_count] = fresh_inheritance;
  }
  sigset_t none;
  sigemptyset(&none);
  if (file >= 0) {
    rescue_record record = {rescue_crashed, work};
    if (write(file, &record, sizeof record) == sizeof record && fcntl(file, F_SETFD, 0) == 0) {
      // The new process would inherit the signals that are blocked while this runs.
      sigprocmask(SIG_SETMASK, &none, NULL);
      execve("/proc/self/exe", arguments, environment);
    }
  }
  if (last_words) {
    ssize_t written = write(STDERR_FILENO, last_words, last_words_length);
    (void)written;
  }
  sigaction(number, &handled_before[number], NULL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  raise(number);
}

static void install(void) {
  static bool is_installed;
  if (is_installed) {
    return;
  }
  is_installed = true;
  struct sigaction action = {.sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  action.sa_handler = crash;
  for (size_t i = 0; i < sizeof crashing / sizeof *crashing; i++) {
    sigaction(crashing[i], &action, &handled_before[crashing[i]]);
  }
}

// The journal of the previous process, if there is one: nothing else has seals.
static int inherited(void) {
  const char *text = getenv(variable);
  int file = -1, count = 0;
  if (!text || sscanf(text, "%d:%d", &file, &count) != 2 || file < 3 || fcntl(file, F_GET_SEALS) < 0) {
    return -1;
  }
  restarts = count;
  return file;
}

bool rescue_begin(char *const *given) {
  int file = inherited();
  unsetenv(variable);
  if (file < 0) {
    file = memfd_create("obsh", MFD_CLOEXEC);
  } else {
    fcntl(file, F_SETFD, FD_CLOEXEC);
  }
  // A process that crashes at each start is not restarted forever.
  if (file < 0 || restarts >= most_restarts) {
    return false;
  }
  fcntl(file, F_SETFL, O_APPEND);
  size_t count = 0;
  while (environ && environ[count]) {
    count++;
  }
  environment = malloc((count + 2) * sizeof *environment);
  if (!environment) {
    return false;
  }
  if (count > 0) {
    memcpy(environment, environ, count * sizeof *environment);
  }
  snprintf(inheritance, sizeof inheritance, "%s=%d:%d", variable, file, restarts + 1);
  snprintf(fresh_inheritance, sizeof fresh_inheritance, "%s=%d:%d", variable, file, 0);
  environment[count] = inheritance;
  environment_count = count;
  environment[count + 1] = NULL;
  arguments = given;
  rescue_prepare_thread();
  install();
  journal = file;
  return true;
}

void rescue_end(void) { journal = -1; }

static void note(rescue_record record, const void *bytes) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  int file = journal;
  if (file < 0) {
    return;
  }
  pthread_mutex_lock(&lock);
  bool is_written = write(file, &record, sizeof record) == sizeof record;
  size_t left = bytes ? (size_t)record.value : 0;
  const char *next = bytes;
  while (is_written && left > 0) {
    ssize_t count = write(file, next, left);
    is_written = count > 0;
    if (is_written) {
      next += count;
      left -= (size_t)count;
    }
  }
  // Half a record would make those after it unreadable.
  if (!is_written) {
    journal = -1;
  }
  pthread_mutex_unlock(&lock);
}

void rescue_note(rescue_record record, const void *bytes) {
  if (begin_noting()) {
    note(record, bytes);
    end_noting();
  }
}

static void wait_for_replacement(void) {
  for (;;) {
    pause();
  }
}

void rescue_begin_report(void) {
  if (!begin_noting()) {
    wait_for_replacement();
  }
  is_reporting = true;
}

void rescue_end_report(void) {
  is_reporting = false;
  end_noting();
}

ptrdiff_t rescue_receive(int64_t kind, int from, void *bytes, size_t count) {
  struct pollfd request = {.fd = from, .events = POLLIN};
  while (poll(&request, 1, -1) < 0) {
  }
  if (!begin_noting()) {
    // The process that replaces this one reads them.
    wait_for_replacement();
  }
  ptrdiff_t received = read(from, bytes, count);
  if (received > 0) {
    note((rescue_record){kind, received}, bytes);
  }
  end_noting();
  return received;
}

size_t rescue_read(void *bytes, size_t count, size_t offset) {
  int file = journal;
  if (file < 0) {
    return 0;
  }
  ssize_t read = pread(file, bytes, count, (off_t)offset);
  return read < 0 ? 0 : (size_t)read;
}

void rescue_work_on(int64_t number) { work = number; }

void rescue_prepare_thread(void) {
  static const size_t size = 1 << 16;
  stack_t known;
  if (sigaltstack(NULL, &known) == 0 && !(known.ss_flags & SS_DISABLE)) {
    return;
  }
  // The stack belongs to the thread, and there are few threads: it is never freed.
  stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
  if (stack.ss_sp) {
    sigaltstack(&stack, NULL);
  }
}

void rescue_set_last_words(const char *words) {
  last_words_length = words ? strlen(words) : 0;
  last_words = words;
  install();
}
