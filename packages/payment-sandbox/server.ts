/** The payment sandbox: stands in for PayPal, Toss and Eximbay in demo mode and in tests. No real money. */
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { addBrowserFiles } from './browser-files.ts';
import { addControl } from './control/control.ts';
import { type Core, createCore } from './core.ts';
import { type Credentials, sandboxCredentials } from './credentials.ts';
import { apiRoutes as eximbayApi } from './eximbay/api.ts';
import { buyerRoutes as eximbayBuyer } from './eximbay/buyer.ts';
import { cancelRoutes as eximbayCancel } from './eximbay/cancel.ts';
import { tokenRoute } from './paypal/access.ts';
import { buyerRoutes as paypalBuyer } from './paypal/buyer.ts';
import { captureRoutes } from './paypal/capture.ts';
import { orderRoutes } from './paypal/create.ts';
import { notificationRoutes } from './paypal/notifications.ts';
import { refundRoutes } from './paypal/refund.ts';
import { addRoutes } from './routes.ts';
import { addConsole } from './screens/console-page.ts';
import { buyerRoutes as tossBuyer } from './toss/buyer.ts';
import { cancelRoutes as tossCancel } from './toss/cancel.ts';
import { paymentRoutes } from './toss/payments.ts';

export type SandboxOptions = {
  /** SQLite file that stores the state, or `:memory:`. */
  readonly file: string;
  /** 0: any free port. */
  readonly port: number;
  /** Start of its virtual clock, which `POST /__sandbox/clock` moves. */
  readonly clock?: { now(): Date };
  readonly credentials?: Credentials;
  /** Interval of checks for due events in ms; 0: on request only. */
  readonly tickMs?: number;
};

export type Sandbox = {
  /** `http://127.0.0.1:port`; providers are below it at `/paypal`, `/toss` and `/eximbay`. */
  readonly url: string;
  readonly core: Core;
  close(): Promise<void>;
};

/**
 * Starts the sandbox on the loopback address only.
 * @throws when the port is taken
 */
export async function createSandbox({
  file,
  port,
  clock = { now: () => new Date() },
  credentials = sandboxCredentials,
  tickMs = 1_000,
}: SandboxOptions): Promise<Sandbox> {
  let url = '';
  const core = createCore({ file, clock, credentials, origin: () => url });
  const server = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 400 } });
  // Bytes as they came: signatures and malformed bodies are each provider's own matter.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  addRoutes(server, core, 'paypal', [
    tokenRoute(core),
    ...orderRoutes(core),
    ...captureRoutes(core),
    ...refundRoutes(core),
    ...notificationRoutes(core),
    ...paypalBuyer(core),
  ]);
  addRoutes(server, core, 'toss', [...paymentRoutes(core), ...tossCancel(core), ...tossBuyer(core)]);
  addRoutes(server, core, 'eximbay', [...eximbayApi(core), ...eximbayCancel(core), ...eximbayBuyer(core)]);
  addControl(server, core);
  addConsole(server, core);
  addBrowserFiles(server, core);

  await server.listen({ port, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const timer =
    tickMs > 0 ? setInterval(() => void core.settle().catch(() => undefined), tickMs).unref() : undefined;
  return {
    url,
    core,
    async close() {
      clearInterval(timer);
      await server.close();
      await core.close();
    },
  };
}
