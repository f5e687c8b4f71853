/**
 * Page `/__sandbox` for manual tests: shows the state of the sandbox and triggers decisions of banks and changes of
 * time.
 */
import type { FastifyInstance } from 'fastify';
import { readLedger } from '../control/control.ts';
import { type Core, type ProviderName, providers } from '../core.ts';
import type { Order as EximbayOrder } from '../eximbay/records.ts';
import { faultKinds, operations } from '../faults.ts';
import { usd } from '../outside/amounts.ts';
import type { Capture, Order } from '../paypal/records.ts';
import type { Payment } from '../toss/records.ts';
import { type Html, html } from './html.ts';
import { htmlHeaders } from './page.ts';
import { wordsOf } from './words.ts';

const shown = 100;

export function addConsole(server: FastifyInstance, core: Core): void {
  server.get('/__sandbox', async (_request, reply) =>
    reply.headers(htmlHeaders).send(consolePage(core).html),
  );
}

type Row = {
  readonly provider: ProviderName;
  readonly id: string;
  readonly ref: string;
  readonly amount: string;
  readonly status: string;
  readonly actions: readonly string[];
};

function consolePage(core: Core): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Payment sandbox</title>
<link rel="stylesheet" href="/__sandbox/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="bar" data-testid="sandbox-bar">${wordsOf('en').bar}</header>
<main class="wide">
<h1>Payment sandbox</h1>
<p role="status" id="status" class="small"></p>
<h2>Clock</h2>
<form class="inline" data-post="/__sandbox/clock">
<label>It is <output data-testid="clock">${core.clock.now().toISOString()}</output></label>
<label>Move forward by<input name="advance" value="11m" size="6" data-testid="advance-by"></label>
<button type="submit" data-testid="advance">Advance</button>
</form>
<h2>Payments</h2>
${table(['Provider', 'Order', 'Id', 'Amount', 'State', 'Do'], rows(core).map(showRow))}
<h2>Money that moved</h2>
${table(
  ['Time', 'Provider', 'Order', 'What', 'Amount'],
  readLedger(core)
    .entries.slice(-shown)
    .reverse()
    .map((each) => cells(each.at, each.provider, each.orderRef, each.kind, money(each.currency, each.minor))),
)}
<h2>Armed faults</h2>
${table(
  ['Provider', 'Call', 'When', 'How', 'Times left'],
  core.faults.list().map((each) => cells(each.provider, each.op, each.phase, each.kind, String(each.times))),
)}
<form class="inline" data-post="/__sandbox/faults">
${select('provider', 'Provider', providers)}${select('op', 'Call', operations)}${select('phase', 'When', ['before', 'after'])}${select('kind', 'How', faultKinds)}
<button type="submit" data-testid="arm">Arm once</button>
</form>
<h2>Messages</h2>
${providers.map(
  (each) =>
    html`<p class="small">${each}: <code>${JSON.stringify(core.outbox.mode(each))}</code> to <code>${
      each === 'eximbay'
        ? 'each order’s status_url'
        : core.outbox
            .targets(each)
            .map(({ url }) => url)
            .join(', ') || 'no one'
    }</code></p>`,
)}
<form class="inline" data-post="/__sandbox/webhooks/mode">
${select('provider', 'Provider', providers)}${select('deliver', 'Send', ['normal', 'manual', 'off'])}
<button type="submit" data-testid="set-mode">Set</button>
</form>
<form class="inline" data-post="/__sandbox/webhooks/deliver"><button type="submit" data-testid="deliver">Send all that waits now</button></form>
${table(
  ['Provider', 'About', 'State', 'Tries', 'Last answer'],
  core.outbox
    .list()
    .slice(0, shown)
    .map((each) => cells(each.provider, each.topic, each.state, String(each.tries), each.answer ?? '')),
)}
<h2>Calls</h2>
${table(
  ['Time', 'Call', 'Status', 'Sent', 'Answered', 'Notes'],
  core.journal
    .list(shown)
    .map((each) =>
      cells(
        each.at.slice(11, 23),
        `${each.method} ${each.url}`,
        String(each.status),
        each.body.slice(0, 200),
        each.answer.slice(0, 200),
        each.notes.join('; '),
      ),
    ),
)}
<h2>Start over</h2>
<form class="inline" data-post="/__sandbox/reset"><button type="submit" data-testid="reset">Erase all payments, faults and modes</button></form>
</main>
<script src="/__sandbox/console.js"></script>
</body>
</html>
`;
}

const money = (currency: string, minor: number) =>
  currency === 'USD' ? `$${usd(minor)}` : `₩${minor.toLocaleString('en-US')}`;
const cells = (...texts: readonly string[]): Html =>
  html`<tr>${texts.map((each) => html`<td>${each}</td>`)}</tr>`;

function table(heads: readonly string[], body: readonly Html[]): Html {
  if (body.length === 0) return html`<p class="small">Nothing yet.</p>`;
  return html`<div class="rows" tabindex="0"><table><thead><tr>${heads.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const select = (name: string, label: string, values: readonly string[]): Html =>
  html`<label>${label}<select name="${name}" data-testid="${name}">${values.map((each) => html`<option>${each}</option>`)}</select></label>`;

function showRow({ provider, ref, id, amount, status, actions }: Row): Html {
  const buttons = actions.map(
    (action) =>
      html`<form data-post="/__sandbox/payments/${provider}/${encodeURIComponent(id)}/${action}"><button type="submit" data-testid="${provider}-${action}">${action}</button></form> `,
  );
  return html`<tr><td>${provider}</td><td>${ref}</td><td><code>${id}</code></td><td>${amount}</td><td>${status}</td><td>${buttons}</td></tr>`;
}

function rows(core: Core): Row[] {
  return [
    ...core.state.list<Order>('paypal-order', shown).map((order) => paypalRow(core, order)),
    ...core.state.list<Payment>('toss-payment', shown).map(tossRow),
    ...core.state.list<EximbayOrder>('eximbay-order', shown).map(eximbayRow),
  ];
}

function paypalRow(core: Core, order: Order): Row {
  const capture = order.captureId ? core.state.get<Capture>('paypal-capture', order.captureId) : undefined;
  const [unit] = order.request.purchase_units;
  return {
    provider: 'paypal',
    id: order.id,
    ref: unit.custom_id ?? '',
    amount: money('USD', order.minor),
    status: order.gone ? 'gone' : `${order.status}${capture ? ` · ${capture.status}` : ''}`,
    actions: paypalActions(order, capture),
  };
}

function paypalActions(order: Order, capture: Capture | undefined): string[] {
  if (capture) return capture.status === 'PENDING' ? ['complete', 'deny'] : ['reverse', 'dispute'];
  return order.gone ? [] : ['expire'];
}

const tossActions: Partial<Record<Payment['status'], string>> = {
  WAITING_FOR_DEPOSIT: 'complete',
  READY: 'expire',
  IN_PROGRESS: 'expire',
};

const tossRow = (payment: Payment): Row => ({
  provider: 'toss',
  id: payment.paymentKey,
  ref: payment.orderId,
  amount: money('KRW', payment.total),
  status: payment.status,
  actions: [tossActions[payment.status] ?? 'webhook'],
});

const eximbayActions: Partial<Record<EximbayOrder['status'], string[]>> = {
  REGISTERED: ['complete'],
  READY: ['expire'],
};

const eximbayRow = (order: EximbayOrder): Row => ({
  provider: 'eximbay',
  id: order.id,
  ref: order.id,
  amount: money('USD', order.minor),
  status: order.status,
  actions: eximbayActions[order.status] ?? [],
});
