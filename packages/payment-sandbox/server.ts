/**
 * Server of the payment sandbox, which simulates PayPal, Toss and Eximbay in demo mode and in tests. No real money is
 * transferred.
 */
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
  /** Path of the SQLite file that stores the state, or `:memory:`. */
  readonly file: string;
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Clock on which the virtual clock is based; `POST /__sandbox/clock` moves the virtual clock forward. */
  readonly clock?: { now(): Date };
  readonly credentials?: Credentials;
  /** Interval in ms at which due events are processed; 0 to process them on request only. */
  readonly tickMs?: number;
};

export type Sandbox = {
  /** Base URL `http://127.0.0.1:port`; the providers are below it at `/paypal`, `/toss` and `/eximbay`. */
  readonly url: string;
  readonly core: Core;
  close(): Promise<void>;
};

/**
 * Starts the sandbox on the loopback address only.
 * @throws Error if the port is in use
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
  // Bodies are kept as received, because signatures cover bytes and each provider handles malformed bodies differently.
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
