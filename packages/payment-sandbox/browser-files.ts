/** Scripts and styles for the browser, read on first use. */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from './core.ts';

const folder = path.join(import.meta.dirname, 'browser');

export function addBrowserFiles(server: FastifyInstance, core: Core): void {
  const kept = new Map<string, string>();
  const send = (reply: FastifyReply, name: string) => {
    const text = kept.get(name) ?? fs.readFileSync(path.join(folder, name), 'utf8');
    kept.set(name, text);
    return reply
      .header(
        'content-type',
        name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      )
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(text);
  };
  server.get<{ Querystring: Record<string, string> }>('/paypal/sdk/js', async (request, reply) => {
    const { 'client-id': clientId, intent = 'capture', components = 'buttons' } = request.query;
    const wrong =
      clientId !== core.credentials.paypal.clientId
        ? 'client-id not recognized for either production or sandbox'
        : intent !== 'capture' || components !== 'buttons'
          ? 'the sandbox plays intent=capture and components=buttons only'
          : null;
    if (!wrong) return send(reply, 'paypal.js');
    return reply
      .code(400)
      .header('content-type', 'text/javascript')
      .send(`throw new Error(${JSON.stringify(wrong)});`);
  });
  const files: readonly (readonly [address: string, name: string])[] = [
    ['/paypal/window.js', 'paypal-window.js'],
    ['/toss/v2/standard', 'toss.js'],
    ['/eximbay/v1/javascriptSDK.js', 'eximbay.js'],
    ['/eximbay/v2/javascriptSDK.js', 'eximbay.js'],
    ['/eximbay/window.js', 'eximbay-window.js'],
    ['/__sandbox/style.css', 'style.css'],
    ['/__sandbox/console.js', 'console.js'],
  ];
  for (const [address, name] of files) server.get(address, async (_request, reply) => send(reply, name));
}
