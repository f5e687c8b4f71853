/** Simulates PayPal's calls for webhooks, verification of signatures, past events and the transaction report. */

import { type Core, randomId } from '../core.ts';
import { usd } from '../outside/amounts.ts';
import { type Answer, type Call, type Route, textAt, valueAt } from '../routes.ts';
import { days, paypalTime } from '../time.ts';
import { authorised } from './access.ts';
import { paypalError } from './errors.ts';
import { certificatePem, type Event, sendEvent, verifySignature } from './events.ts';
import { base, type Capture, type Refund } from './records.ts';

const allEvents = [{ name: '*' }];

export function notificationRoutes(core: Core): Route[] {
  const show = ({ id, url }: { id: string; url: string }) => ({
    id,
    url,
    event_types: allEvents,
    links: [{ href: `${base(core)}/v1/notifications/webhooks/${id}`, rel: 'self', method: 'GET' }],
  });
  const targets = () => [...core.outbox.targets('paypal')];
  return [
    {
      method: 'POST',
      path: '/v1/notifications/webhooks',
      handle: authorised(core, (call) => {
        const url = textAt(call.body, 'url');
        if (!url || !URL.canParse(url)) return paypalError('MISSING_REQUIRED_PARAMETER', { path: '/url' });
        if (!Array.isArray(valueAt(call.body, 'event_types')))
          return paypalError('MISSING_REQUIRED_PARAMETER', { path: '/event_types' });
        if (targets().length >= 10) return paypalError('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
        if (targets().some((each) => each.url === url)) return paypalError('WEBHOOK_URL_ALREADY_EXISTS');
        const made = { id: randomId(17), url };
        core.outbox.setTargets('paypal', [...targets(), made]);
        return { status: 201, body: show(made) };
      }),
    },
    {
      method: 'GET',
      path: '/v1/notifications/webhooks',
      handle: authorised(core, () => ({ status: 200, body: { webhooks: targets().map(show) } })),
    },
    {
      method: 'DELETE',
      path: '/v1/notifications/webhooks/:id',
      handle: authorised(core, (call) => {
        const left = targets().filter(({ id }) => id !== call.params['id']);
        if (left.length === targets().length)
          return paypalError('INVALID_RESOURCE_ID', { path: 'webhook_id', in: 'path' });
        core.outbox.setTargets('paypal', left);
        return { status: 204, body: '' };
      }),
    },
    {
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      op: 'verify',
      handle: authorised(core, (call) => verify(core, call)),
    },
    {
      method: 'GET',
      path: '/v1/notifications/certs/:id',
      handle: () => ({
        status: 200,
        body: certificatePem(core),
        headers: { 'content-type': 'application/x-pem-file' },
      }),
    },
    {
      method: 'GET',
      path: '/v1/notifications/webhooks-events',
      handle: authorised(core, () => {
        const events = core.state.list<Event>('paypal-event', 100);
        return { status: 200, body: { events, count: events.length, links: [] } };
      }),
    },
    {
      method: 'POST',
      path: '/v1/notifications/webhooks-events/:id/resend',
      handle: authorised(core, (call) => {
        const event = core.state.get<Event>('paypal-event', call.params['id'] ?? '');
        if (!event) return paypalError('INVALID_RESOURCE_ID', { path: 'event_id', in: 'path' });
        sendEvent(core, event);
        return { status: 202, body: event };
      }),
    },
    {
      method: 'GET',
      path: '/v1/reporting/transactions',
      op: 'query',
      handle: authorised(core, (call) => report(core, call)),
    },
  ];
}

function verify(core: Core, call: Call): Answer {
  const fields = [
    'auth_algo',
    'cert_url',
    'transmission_id',
    'transmission_sig',
    'transmission_time',
    'webhook_id',
  ];
  for (const name of fields)
    if (!textAt(call.body, name)) return paypalError('MISSING_REQUIRED_PARAMETER', { path: `/${name}` });
  const body = rawField(call.raw, 'webhook_event');
  if (body === undefined) return paypalError('MISSING_REQUIRED_PARAMETER', { path: '/webhook_event' });
  const field = (name: string) => textAt(call.body, name) ?? '';
  const genuine =
    field('auth_algo') === 'SHA256withRSA' &&
    verifySignature(core, {
      transmissionId: field('transmission_id'),
      time: field('transmission_time'),
      webhookId: field('webhook_id'),
      signature: field('transmission_sig'),
      certUrl: field('cert_url'),
      body,
    });
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
}

/** Returns the text of a field of a JSON object exactly as it was sent, because signatures cover the bytes. */
export function rawField(json: string, name: string): string | undefined {
  let depth = 0;
  let key: string | undefined;
  let start = -1;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '"') {
      const from = at;
      for (at += 1; at < json.length && json[at] !== '"'; at += 1) if (json[at] === '\\') at += 1;
      if (depth === 1 && start < 0) key = JSON.parse(json.slice(from, at + 1)) as string;
    } else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    else if (letter === ':' && depth === 1 && start < 0) start = at + 1;
    const ends = start >= 0 && ((letter === ',' && depth === 1) || depth === 0);
    if (!ends) continue;
    if (key === name) return json.slice(start, at).trim();
    start = -1;
  }
  return undefined;
}

function report(core: Core, call: Call): Answer {
  const from = Date.parse(call.query['start_date'] ?? '');
  const to = Date.parse(call.query['end_date'] ?? '');
  if (Number.isNaN(from) || Number.isNaN(to))
    return paypalError('MISSING_REQUIRED_PARAMETER', { path: 'start_date', in: 'query' });
  if (to - from > 31 * days || to < from)
    return paypalError('INVALID_PARAMETER_VALUE', { path: 'end_date', in: 'query' });
  const size = Math.min(Math.max(Number(call.query['page_size'] ?? 100) || 100, 1), 500);
  const page = Math.max(Number(call.query['page'] ?? 1) || 1, 1);
  const captures = core.state.list<Capture>('paypal-capture');
  const row = (each: Capture | Refund, code: string, minor: number, ofCapture?: string) => ({
    transaction_info: {
      transaction_id: each.id,
      ...(ofCapture === undefined ? {} : { paypal_reference_id: ofCapture, paypal_reference_id_type: 'TXN' }),
      transaction_event_code: code,
      transaction_initiation_date: paypalTime(new Date(each.created)),
      transaction_updated_date: paypalTime(new Date(each.created)),
      transaction_amount: { currency_code: 'USD', value: minor < 0 ? `-${usd(-minor)}` : usd(minor) },
      transaction_status: each.status === 'PENDING' ? 'P' : each.status === 'DECLINED' ? 'D' : 'S',
      ...(each.invoiceId === undefined ? {} : { invoice_id: each.invoiceId }),
      ...(each.customId === undefined ? {} : { custom_field: each.customId }),
    },
  });
  const rows = [
    ...captures.map((each) => row(each, 'T0006', each.minor)),
    ...core.state
      .list<Refund>('paypal-refund')
      .map((each) => row(each, 'T1107', -each.minor, each.captureId)),
  ]
    .filter(
      ({ transaction_info: { transaction_initiation_date: at } }) =>
        Date.parse(at) >= from && Date.parse(at) <= to,
    )
    .sort((a, b) =>
      a.transaction_info.transaction_initiation_date.localeCompare(
        b.transaction_info.transaction_initiation_date,
      ),
    );
  return {
    status: 200,
    body: {
      transaction_details: rows.slice((page - 1) * size, page * size),
      account_number: 'SANDBOXMERCHT',
      start_date: paypalTime(new Date(from)),
      end_date: paypalTime(new Date(to)),
      last_refreshed_datetime: paypalTime(core.clock.now()),
      page,
      total_items: rows.length,
      total_pages: Math.max(1, Math.ceil(rows.length / size)),
      links: [],
    },
  };
}
