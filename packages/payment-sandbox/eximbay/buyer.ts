/** Simulates Eximbay's payment window and the calls of its browser script. */

import type { Core } from '../core.ts';
import { usd } from '../outside/amounts.ts';
import { type Answer, type Call, corsHeaders, type Route, textAt } from '../routes.ts';
import { html } from '../screens/html.ts';
import { button, closedPage, facts, gonePage, page } from '../screens/page.ts';
import { localeOf, wordsOf } from '../screens/words.ts';
import { missing, result } from './api.ts';
import { type Choice, choices, completePending, declineCodes, pay } from './pay.ts';
import { base, findByPage, findOrder, keyOf, type Order } from './records.ts';

export function buyerRoutes(core: Core): Route[] {
  core.onTask('eximbay-pending', (id) => void completePending(core, findOrder(core, id)));
  return [
    {
      method: 'POST',
      path: '/v1/payments',
      handle: (call) => ({ ...fromScript(core, call), headers: corsHeaders }),
    },
    { method: 'POST', path: '/pay/:page', handle: (call) => show(core, call) },
    { method: 'GET', path: '/pay/:page', handle: (call) => show(core, call) },
    ...choices.map(
      (choice): Route => ({
        method: 'POST',
        path: `/pay/:page/${choice}`,
        handle: (call) => decide(core, call, choice),
      }),
    ),
  ];
}

/** Opens a payment for the browser script. The request must equal the one for which the key was created. */
function fromScript(core: Core, call: Call): Answer {
  if (typeof call.body !== 'object' || call.body === null) return missing('body');
  const { fgkey, ...payload } = call.body as Record<string, unknown>;
  const order = findOrder(core, textAt(payload, 'payment.order_id') ?? '');
  if (!order || fgkey !== order.fgkey || keyOf(core, payload) !== order.fgkey)
    return result('EC00', 'Invalid fgkey.');
  if (order.status !== 'READY') return result('EEEE', 'Duplicated page call.');
  return result('0000', 'Success.', {
    url: `${base(core)}/pay/${order.page}`,
    display_type: order.request.settings?.display_type ?? 'P',
    order_id: order.id,
  });
}

const openOrder = (core: Core, call: Call): Order | undefined => {
  const order = findByPage(core, call.params['page'] ?? '');
  return order?.status === 'READY' ? order : undefined;
};

const localeFor = (call: Call, order?: Order) =>
  localeOf(
    call.query['lang'] ?? textAt(call.body, 'lang'),
    order?.request.payment.lang,
    call.headers['accept-language'],
  );

function show(core: Core, call: Call): Answer {
  const order = openOrder(core, call);
  const locale = localeFor(call, order);
  if (!order) return gonePage(locale, 'Eximbay');
  const words = wordsOf(locale);
  const own = `${base(core)}/pay/${order.page}`;
  const others = [
    'approve-no-return',
    'approve-no-status',
    'approve-lose-both',
    'return-first',
    'status-first',
  ] as const;
  return page({
    locale,
    provider: 'Eximbay',
    title: `$${usd(order.minor)} USD`,
    content: html`${facts([
      [words.merchant, order.request.merchant.shop ?? order.request.merchant.mid],
      [words.order, order.id],
      [words.buyer, order.request.buyer.email],
    ])}
<form method="post" action="${own}/approve">
<input type="hidden" name="lang" value="${locale}">
${button('pay', words.pay, `${own}/approve`, 'main')}
${button('cancel', words.cancel, `${own}/cancel`)}
<fieldset><legend>${words.forTests}</legend>
<label>${words.code}<select name="code" data-testid="decline-code">${Object.entries(declineCodes).map(([code, text]) => html`<option value="${code}">${code} ${text}</option>`)}</select></label>
${button('decline', words.decline, `${own}/decline`)}
${others.map((choice) => button(choice, words[choice], `${own}/${choice}`))}
</fieldset>
</form>
<p class="small"><a href="${own}?lang=${locale === 'ko' ? 'en' : 'ko'}" data-testid="language">${words.other}</a></p>`,
  });
}

function decide(core: Core, call: Call, choice: Choice): Answer {
  const order = openOrder(core, call);
  const locale = localeFor(call, order);
  if (!order) return gonePage(locale, 'Eximbay');
  const code = textAt(call.body, 'code');
  const { back, statusFirst } = pay(
    core,
    order,
    choice,
    code !== undefined && code in declineCodes ? code : undefined,
  );
  if (back === null) return closedPage(locale, 'Eximbay');
  const words = wordsOf(locale);
  const fields = [...new URLSearchParams(back)];
  const answer = page({
    locale,
    provider: 'Eximbay',
    title: words.back,
    content: html`<form id="return" method="post" action="${order.request.url.return_url}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit" class="main" data-testid="return">${words.goBack}</button>
</form>`,
    script: { src: `${base(core)}/window.js`, data: {} },
  });
  return { ...answer, notifyFirst: statusFirst };
}
