/** Starts the sandbox as a child process of the product, and restarts it after a crash; it ends with the product. */
import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

export type SandboxProcess = {
  /** Returns the process id, for tests that kill the process; undefined during a restart. */
  pid(): number | undefined;
  stop(): Promise<void>;
};

/** Options of Node that reduce memory use at the cost of speed; the sandbox answers only a few calls per hour. */
const flags = ['--jitless', '--optimize-for-size', '--max-semi-space-size=1', '--max-old-space-size=64'];
const restartMs = { first: 300, longest: 10_000 };

/** Returns the port for the sandbox: the requested port, or a free one if the requested port is in use. */
export async function chooseSandboxPort(wanted: number): Promise<number> {
  return (await listenable(wanted)) ?? (await listenable(0)) ?? wanted;
}

function listenable(port: number): Promise<number | null> {
  const probe = net.createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const { port: chosen } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(chosen));
    });
  });
}

/**
 * Starts the sandbox and keeps it running.
 * @param options.program path of the built sandbox or of its source
 * @param options.targets webhook URLs per provider, e.g. `{paypal: [{id, url}]}`
 * @param options.onUp called each time the sandbox is ready
 * @param options.onTrouble called with the reason when the process ends unexpectedly
 */
export function startSandbox(options: {
  readonly program: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly targets: Readonly<Record<string, readonly { readonly id: string; readonly url: string }[]>>;
  readonly onUp?: () => void;
  readonly onTrouble: (message: string) => void;
}): SandboxProcess {
  let child: ChildProcess | undefined;
  let stopping = false;
  let pauseMs = restartMs.first;
  let timer: NodeJS.Timeout | undefined;

  function start(): void {
    let words = '';
    const started = spawn(
      process.execPath,
      // Node needs WebAssembly to run TypeScript sources, and `--jitless` disables WebAssembly.
      [
        ...(options.program.endsWith('.ts') ? [] : flags),
        '--disable-warning=ExperimentalWarning',
        options.program,
      ],
      {
        env: {
          ...(process.env['PATH'] ? { PATH: process.env['PATH'] } : {}),
          NODE_ENV: 'production',
          SANDBOX_PORT: String(options.port),
          SANDBOX_FILE: path.join(options.dataFolder, 'sandbox.sqlite'),
          SANDBOX_TARGETS: JSON.stringify(options.targets),
        },
        // The `ipc` channel closes when the product ends for any reason.
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    child = started;
    started.stderr?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2_000);
    });
    // The process has started, so the pause before the next restart is short again.
    started.once('message', () => {
      pauseMs = restartMs.first;
      options.onUp?.();
    });
    started.once('error', (error) => {
      words += error.message;
    });
    started.once('close', (code, signal) => {
      if (child === started) child = undefined;
      if (stopping) return;
      // Reports only the start of the process's last output, because a stack trace may contain request data.
      const why = /^(The payment sandbox did not start: .*|\w*Error)\b/m.exec(words)?.[0] ?? '';
      options.onTrouble(`The payment sandbox ended (${signal ?? code}) and is started again. ${why}`.trim());
      timer = setTimeout(start, pauseMs);
      pauseMs = Math.min(pauseMs * 2, restartMs.longest);
    });
  }

  start();
  return {
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('close', resolve));
      running.kill('SIGTERM');
      const late = setTimeout(() => running.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(late);
    },
  };
}
