/**
 * Simulates PayPal's payment window. The buyer's decision is sent to the page that opened the window, or to the shop
 * by a redirect.
 */

import type { Core } from '../core.ts';
import { specialOf, usd } from '../outside/amounts.ts';
import { type Answer, type Call, corsHeaders, type Route, textAt } from '../routes.ts';
import { html } from '../screens/html.ts';
import { button, facts, gonePage, page } from '../screens/page.ts';
import { type Locale, localeOf, wordsOf } from '../screens/words.ts';
import { fireEvent } from './events.ts';
import { base, findOrder, type Order, saveOrder, showOrder } from './records.ts';

export const payerId = 'QYR5Z8XDVJNXQ';
type Choice = 'approve' | 'cancel' | 'fail' | 'close';

export function buyerRoutes(core: Core): Route[] {
  const choices: readonly Choice[] = ['approve', 'cancel', 'fail', 'close'];
  return [
    // Returns the data of an order for the browser script, without data that must not be shown to the buyer.
    {
      method: 'GET',
      path: '/__client/orders/:id',
      handle: (call) => {
        const order = findOrder(core, call.params['id'] ?? '');
        const headers = corsHeaders;
        if (!order) return { status: 404, body: {}, headers };
        const currency = order.request.purchase_units[0].amount.currency_code;
        return { status: 200, body: { id: order.id, status: order.status, currency }, headers };
      },
    },
    { method: 'GET', path: '/checkoutnow', handle: (call) => show(core, call) },
    ...choices.map(
      (choice): Route => ({
        method: 'POST',
        path: `/checkoutnow/:token/${choice}`,
        handle: (call) => decide(core, call, choice),
      }),
    ),
  ];
}

const context = (order: Order) => order.request.payment_source?.paypal?.experience_context ?? {};
const localeFor = (call: Call, order?: Order): Locale =>
  localeOf(call.query['lang'], order && context(order)['locale'], call.headers['accept-language']);

/** Returns whether the buyer can still approve or cancel the order, e.g. after a declined card. */
const isOpen = (order: Order | undefined): order is Order =>
  order !== undefined && order.status !== 'COMPLETED' && order.status !== 'VOIDED';

function show(core: Core, call: Call): Answer {
  const order = findOrder(core, call.query['token'] ?? '');
  const locale = localeFor(call, order);
  if (!isOpen(order)) return gonePage(locale, 'PayPal');
  const words = wordsOf(locale);
  const [unit] = order.request.purchase_units;
  const origin = call.query['origin'] ?? '';
  const at = (choice: Choice) => `${base(core)}/checkoutnow/${order.id}/${choice}`;
  const other = new URLSearchParams({ token: order.id, origin, lang: locale === 'ko' ? 'en' : 'ko' });
  return page({
    locale,
    provider: 'PayPal',
    title: unit.description ?? words.order,
    content: html`${facts([
      [words.merchant, context(order)['brand_name'] ?? 'Sandbox merchant'],
      [words.amount, `$${usd(order.minor)} USD`],
      [words.order, unit.invoice_id ?? order.id],
    ])}
<form method="post" action="${at('approve')}">
<input type="hidden" name="origin" value="${origin}">
<input type="hidden" name="lang" value="${locale}">
<label>${words.buyer}<input name="email" type="email" data-testid="buyer-email" value="${order.email}" autocomplete="off"></label>
${button('pay-now', words.payNow, at('approve'), 'main')}
${button('cancel', words.cancelAndReturn, at('cancel'))}
<fieldset><legend>${words.forTests}</legend>
${button('fail-at-capture', words.fundingFails, at('fail'))}
${button('approve-and-close', words.approveAndClose, at('close'))}
</fieldset>
</form>
<p class="small"><a href="?${other.toString()}" data-testid="language">${words.other}</a></p>`,
  });
}

function decide(core: Core, call: Call, choice: Choice): Answer {
  const order = findOrder(core, call.params['token'] ?? '');
  const locale = localeOf(textAt(call.body, 'lang'), order && context(order)['locale'], undefined);
  if (!isOpen(order)) return gonePage(locale, 'PayPal');
  if (choice !== 'cancel') approve(core, order, textAt(call.body, 'email'), choice === 'fail');
  const words = wordsOf(locale);
  const { return_url: returnUrl = '', cancel_url: cancelUrl = '' } = context(order);
  const shop = choice === 'cancel' ? cancelUrl : returnUrl;
  return page({
    locale,
    provider: 'PayPal',
    title: choice === 'close' ? words.closed : words.back,
    content:
      choice === 'close' || !shop
        ? html`<p data-testid="closed">${words.closedText}</p>`
        : html`<p>${words.back}</p>`,
    script: {
      src: `${base(core)}/window.js`,
      data: {
        result: choice === 'fail' ? 'approve' : choice,
        token: order.id,
        payer: payerId,
        origin: textAt(call.body, 'origin') ?? '',
        shop:
          choice === 'close'
            ? ''
            : withQuery(shop, { token: order.id, ...(choice === 'cancel' ? {} : { PayerID: payerId }) }),
      },
    },
  });
}

function withQuery(address: string, values: Record<string, string>): string {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return '';
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

function approve(core: Core, order: Order, email: string | undefined, failing: boolean): void {
  const approved: Order = {
    ...order,
    status: 'APPROVED',
    approved: core.clock.now().getTime(),
    email: email || order.email,
    failing,
    ...(specialOf(order.minor, email || order.email) === 'vanish' ? { gone: true } : {}),
  };
  saveOrder(core, approved);
  if (!approved.gone)
    fireEvent(
      core,
      'CHECKOUT.ORDER.APPROVED',
      'An order has been approved by buyer',
      showOrder(core, approved, true),
    );
}
