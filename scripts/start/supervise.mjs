/** Restarts the server after crashes. Plain JavaScript for Node 20, like everything that `npm start` runs directly. */

/** Maximum number of crashes within this time; after more, the server is not restarted. */
const limit = { ends: 5, withinMs: 60_000 };
const firstPauseMs = 100;

/**
 * Starts a program and restarts it after crashes. The program sends `{ready: true, port}` over its channel when it is
 * ready; if it exits before that at its first start, it is not restarted.
 * @param start (variables) => child process with a channel; `variables` are for its environment: RESTARTS contains the
 *   number and reason of restarts, PORT the previous port
 * @param say prints a line to the terminal
 * @returns {{status: Promise<number>, stop: (signal: string) => void}} the exit status, and a function that stops it
 */
export function supervise({ start, say }) {
  let child;
  let pause;
  let stopping = false;
  let hasServed = false;
  let port;
  let count = 0;
  let last;
  let recent = [];
  let done;
  const status = new Promise((resolve) => {
    done = resolve;
  });

  function launch() {
    child = start({
      ...(last && { RESTARTS: JSON.stringify({ count, ...last }) }),
      ...(port && { PORT: String(port) }),
    });
    child.on('message', (message) => {
      if (!message?.ready) return;
      hasServed = true;
      port = message.port;
    });
    child.once('error', (error) => ended(null, error.message));
    // Messages that the process sent last may still arrive after its exit event.
    child.once('exit', (code, signal) =>
      child.connected ? child.once('disconnect', () => ended(code, signal)) : ended(code, signal),
    );
  }

  function ended(code, signal) {
    // Exit status 0 is a regular end.
    if (stopping || !hasServed || code === 0) return done(code ?? 1);
    const at = new Date();
    const reason = signal ?? `status ${code}`;
    last = { at: at.toISOString(), reason };
    count += 1;
    recent = [...recent, at].filter((each) => at - each < limit.withinMs);
    if (recent.length >= limit.ends) {
      say(
        `The server ended ${recent.length} times within a minute (last: ${reason}) and is not started again.`,
      );
      return done(1);
    }
    say(`The server ended (${reason}) and is started again.`);
    pause = setTimeout(launch, firstPauseMs * 2 ** (recent.length - 1));
  }

  launch();
  return {
    status,
    stop(signal) {
      stopping = true;
      clearTimeout(pause);
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      else done(0);
    },
  };
}

/** Keeps this process running when its output is no longer read; the lines are lost. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

const parentCheckMs = 500;

/**
 * Calls `stop` when the shell in which npm started this program has exited: npm sends SIGTERM to that shell, which
 * exits without passing the signal on.
 * @param stop called once
 */
export function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, parentCheckMs);
  timer.unref();
}
