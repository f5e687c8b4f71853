/** Keeps the server running. Plain JavaScript for Node 20, like everything that `npm start` runs directly. */

/** Maximum number of crashes within this time before restarting is given up. */
const limit = { ends: 5, withinMs: 60_000 };
const firstPauseMs = 100;

/**
 * Starts a program and restarts it after crashes. The program says `{ready: true, port}` over its
 * channel once it serves; ending before that for the first time is a refusal, which is not repeated.
 * @param start (variables) => child process with a channel; `variables` are for its environment: RESTARTS counts how often
 *   and why it was started again, PORT is the port that it had before
 * @param say prints a line to the terminal
 * @returns {{status: Promise<number>, stop: (signal: string) => void}} the status to end with, and how to stop it
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
    // What it said last may still be on its way when it ends.
    child.once('exit', (code, signal) =>
      child.connected ? child.once('disconnect', () => ended(code, signal)) : ended(code, signal),
    );
  }

  function ended(code, signal) {
    // Status 0 is a regular end.
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

const parentCheckMs = 500;

/**
 * Stops when the shell that npm started this program in has ended: npm passes SIGTERM on to that shell, and the shell
 * ends without passing it on.
 * @param stop what to do then, once
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
