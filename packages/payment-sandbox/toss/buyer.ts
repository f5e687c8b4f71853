/** Simulates Toss's payment window and the calls of its browser script. */
import type { Core } from '../core.ts';
import { type Answer, type Call, corsHeaders, type Route, textAt } from '../routes.ts';
import { html } from '../screens/html.ts';
import { button, closedPage, facts, gonePage, page } from '../screens/page.ts';
import { localeOf, wordsOf } from '../screens/words.ts';
import { tossError, tossMessage } from './errors.ts';
import { authenticate, createPayment } from './payments.ts';
import { base, expireWhenDue, findPayment, notifyMerchant, type Payment, savePayment } from './records.ts';

const choices = ['approve', 'cancel', 'reject', 'abort', 'close'] as const;
type Choice = (typeof choices)[number];

export function buyerRoutes(core: Core): Route[] {
  return [
    {
      method: 'POST',
      path: '/__client/payments',
      handle: (call) => ({ ...fromScript(core, call), headers: corsHeaders }),
    },
    { method: 'GET', path: '/v1/payments/:key/checkout', handle: (call) => show(core, call) },
    ...choices.map(
      (choice): Route => ({
        method: 'POST',
        path: `/v1/payments/:key/checkout/${choice}`,
        handle: (call) => decide(core, call, choice),
      }),
    ),
  ];
}

function fromScript(core: Core, call: Call): Answer {
  if (textAt(call.body, 'clientKey') !== core.credentials.toss.clientKey)
    return tossError('UNAUTHORIZED_KEY');
  const payment = createPayment(core, call);
  if ('body' in payment) return payment;
  return {
    status: 200,
    body: {
      paymentKey: payment.paymentKey,
      checkout: { url: `${base(core)}/v1/payments/${payment.paymentKey}/checkout` },
    },
  };
}

function openPayment(core: Core, call: Call): Payment | undefined {
  const key = call.params['key'] ?? '';
  expireWhenDue(core, key);
  const payment = findPayment(core, key);
  return payment?.status === 'READY' ? payment : undefined;
}

const localeFor = (call: Call) =>
  localeOf(
    call.query['lang'] ?? textAt(call.body, 'lang'),
    undefined,
    call.headers['accept-language'] ?? 'ko',
  );

function show(core: Core, call: Call): Answer {
  const locale = localeFor(call);
  const payment = openPayment(core, call);
  if (!payment) return gonePage(locale, 'Toss');
  const words = wordsOf(locale);
  const at = (choice: Choice) => `${base(core)}/v1/payments/${payment.paymentKey}/checkout/${choice}`;
  return page({
    locale,
    provider: 'Toss',
    title: payment.orderName,
    content: html`${facts([
      [words.amount, `₩${payment.amount.toLocaleString('en-US')}`],
      [words.order, payment.orderId],
      [words.buyer, payment.email ?? '—'],
    ])}
<form method="post" action="${at('approve')}">
<input type="hidden" name="lang" value="${locale}">
${button('approve', words.tossApprove, at('approve'), 'main')}
${button('cancel', words.tossCancel, at('cancel'))}
<fieldset><legend>${words.forTests}</legend>
${button('reject', words.tossReject, at('reject'))}
${button('abort', words.tossAbort, at('abort'))}
${button('close', words.tossClose, at('close'))}
</fieldset>
</form>
<p class="small"><a href="?lang=${locale === 'ko' ? 'en' : 'ko'}" data-testid="language">${words.other}</a></p>`,
  });
}

function decide(core: Core, call: Call, choice: Choice): Answer {
  const locale = localeFor(call);
  const payment = openPayment(core, call);
  if (!payment) return gonePage(locale, 'Toss');
  if (choice === 'close') return closedPage(locale, 'Toss');
  if (choice === 'approve') {
    authenticate(core, payment);
    const { orderId, paymentKey, amount } = payment;
    return to(payment.successUrl, { paymentType: 'NORMAL', orderId, paymentKey, amount: String(amount) });
  }
  const code = {
    cancel: 'PAY_PROCESS_CANCELED',
    reject: 'REJECT_CARD_COMPANY',
    abort: 'PAY_PROCESS_ABORTED',
  }[choice];
  const message = tossMessage(code);
  if (choice !== 'cancel')
    notifyMerchant(core, savePayment(core, { ...payment, status: 'ABORTED', failure: { code, message } }));
  // Omits the order id if the buyer cancelled, because Toss may omit it in this case.
  return to(payment.failUrl, { code, message, ...(choice === 'cancel' ? {} : { orderId: payment.orderId }) });
}

function to(address: string, values: Record<string, string>): Answer {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return {
    status: 303,
    body: '',
    headers: { location: url.href, 'cache-control': 'no-store', 'content-type': 'text/plain' },
  };
}
