/** Entry point of the sandbox process, which the product starts in demo mode and which ends with the product. */
import { createSandbox } from './server.ts';

const {
  SANDBOX_FILE: file = ':memory:',
  SANDBOX_PORT: port = '4010',
  SANDBOX_TARGETS: targets,
} = process.env;

async function start(): Promise<void> {
  const sandbox = await createSandbox({ file, port: Number(port) });
  // Registers the webhook URLs of the product; real merchants enter theirs in the console of each provider.
  for (const [provider, list] of Object.entries(JSON.parse(targets ?? '{}')))
    sandbox.core.outbox.setTargets(provider as never, list as never);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 3_000).unref();
    await sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  process.send?.({ url: sandbox.url });
}

start().catch((error: Error) => {
  process.stderr.write(`The payment sandbox did not start: ${error.message}\n`);
  process.exit(1);
});
