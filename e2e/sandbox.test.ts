/**
 * Tests the payment sandbox in a real browser: the providers' own loaders, and the scripts and windows of the sandbox,
 * under our content security policy.
 */
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox, type Sandbox } from '@ferrite/payment-sandbox/server.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentSettings } from '../src/features/payments/settings.ts';
import { contentSecurityPolicy } from '../src/platform/server/http/security-headers.ts';
import { axeViolations } from './axe.ts';
import { openAsVisitor, unique, withBrowser } from './browser.ts';

withBrowser();

let sandbox: Sandbox;
let shop: http.Server;
let shopUrl: string;
let received: { path: string; body: string }[] = [];

/** The loaders as a shop bundles them. */
const bundle = `import { loadScript } from '/paypal-js.js';
import { loadTossPayments } from '/toss.js';
Object.assign(window, { loadScript, loadTossPayments });`;
// biome-ignore lint/suspicious/noExplicitAny: what the providers' scripts bring is theirs.
type Loaders = Record<'loadScript' | 'loadTossPayments', (...given: unknown[]) => Promise<any>>;

const modules = {
  '/paypal-js.js': 'node_modules/@paypal/paypal-js/dist/esm/paypal-js.js',
  '/toss.js': 'node_modules/@tosspayments/tosspayments-sdk/dist/index.esm.js',
};

beforeAll(async () => {
  sandbox = await createSandbox({ file: ':memory:', port: 0 });
  const { settings } = readPaymentSettings({}, { mode: 'demo', sandboxUrl: sandbox.url });
  const headers = {
    'content-security-policy': contentSecurityPolicy(
      [],
      { mode: 'demo', publicUrl: 'http://127.0.0.1', payments: settings },
      '/register',
    ),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  shop = http.createServer(async (request, response) => {
    const url = request.url?.split('?')[0] ?? '';
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') received.push({ path: url, body });
    const file = modules[url as keyof typeof modules];
    if (file) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(await fs.readFile(file));
      return;
    }
    if (url === '/shop.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle);
      return;
    }
    if (url === '/status') {
      response.end('rescode=0000&resmsg=Success');
      return;
    }
    const returning = url === '/return' ? { 'cross-origin-opener-policy': 'unsafe-none' } : {};
    response
      .writeHead(200, { ...headers, ...returning, 'content-type': 'text/html' })
      .end(
        '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><script type="module" src="/shop.js"></script><main><h1>Shop</h1><div id="pay"></div><div id="terms"></div><button id="go">Go</button></main>',
      );
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => shop.close(resolve));
});

async function shopPage(): Promise<Page> {
  received = [];
  const page = await openAsVisitor();
  await page.goto(`${shopUrl}/register`);
  return page;
}

const json = { 'content-type': 'application/json' };
async function asServer(route: string, authorization: string, body?: unknown) {
  const answer = await fetch(`${sandbox.url}${route}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...json, authorization, 'paypal-request-id': crypto.randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}
async function paypalBearer(): Promise<string> {
  const answer = await fetch(`${sandbox.url}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa('sandbox-client-id:sandbox-client-secret')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  return `Bearer ${(await answer.json()).access_token}`;
}
const paypalOrder = async () =>
  (
    await asServer('/paypal/v2/checkout/orders', await paypalBearer(), {
      intent: 'CAPTURE',
      purchase_units: [
        { description: 'Annual membership', amount: { currency_code: 'USD', value: '96.00' } },
      ],
      payment_source: { paypal: { experience_context: { brand_name: 'Ferrite' } } },
    })
  ).id as string;
const statusOf = async (order: string) =>
  (await asServer(`/paypal/v2/checkout/orders/${order}`, await paypalBearer())).status;

/** Shows PayPal buttons with the official loader, as a shop does, and records their events in `window.heard`. */
async function showButtons(page: Page, order: string, currency = 'USD'): Promise<void> {
  await page.evaluate(
    async ({ url, id, currency }) => {
      const { loadScript } = window as unknown as Loaders;
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      const paypal = await loadScript({
        clientId: 'sandbox-client-id',
        currency,
        intent: 'capture',
        components: 'buttons',
        sdkBaseUrl: `${url}/paypal/sdk/js`,
      });
      const buttons = paypal.Buttons({
        createOrder: async (data: { paymentSource: string }) => {
          heard.push(data.paymentSource);
          return id;
        },
        onApprove: async (data: { orderID: string }, actions: { restart(): Promise<void> }) => {
          heard.push(`approved ${data.orderID}`);
          if (heard.length === 2 && window.location.hash === '#restart') return actions.restart();
        },
        onCancel: (data: { orderID: string }) => heard.push(`canceled ${data.orderID}`),
        onError: (error: Error) => heard.push(`error ${error.message}`),
      });
      heard.length = 0;
      Object.assign(window, { buttons });
      if (buttons.isEligible()) await buttons.render('#pay');
    },
    { url: sandbox.url, id: order, currency },
  );
}
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
async function openWindow(page: Page, testId = 'paypal-button'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByTestId(testId).click();
  const popup = await opened;
  await popup.waitForURL(/checkoutnow/);
  return popup;
}

describe('P-05 PayPal sandbox: script and window', () => {
  it('PayPal sandbox, approve: the shop is notified once, the window closes, and nothing is charged', async () => {
    const [page, order] = [await shopPage(), await paypalOrder()];
    await showButtons(page, order);
    const popup = await openWindow(page);
    await popup.getByTestId('sandbox-bar').getByText('SANDBOX — no real money').waitFor();
    const closed = popup.waitForEvent('close');
    await popup.getByTestId('pay-now').click();
    await closed;
    await expect.poll(() => heardBy(page)).toEqual(['paypal', `approved ${order}`]);
    expect(await statusOf(order)).toBe('APPROVED');
  });

  it.each(['cancel', 'close by hand'])(
    'PayPal sandbox, %s: the shop is notified of the cancellation',
    async (how) => {
      const [page, order] = [await shopPage(), await paypalOrder()];
      await showButtons(page, order);
      const popup = await openWindow(page);
      if (how === 'cancel') await popup.getByTestId('cancel').click();
      else await popup.close();
      await expect.poll(() => heardBy(page)).toEqual(['paypal', `canceled ${order}`]);
      expect(await statusOf(order)).toBe('PAYER_ACTION_REQUIRED');
    },
  );

  it('PayPal sandbox, approve and close: the order is approved without a notification to the shop', async () => {
    const [page, order] = [await shopPage(), await paypalOrder()];
    await showButtons(page, order);
    const popup = await openWindow(page);
    const closed = popup.waitForEvent('close');
    await popup.getByTestId('approve-and-close').click();
    await closed;
    await expect.poll(() => statusOf(order)).toBe('APPROVED');
    expect(await heardBy(page)).toEqual(['paypal']);
  });

  it('PayPal sandbox, declined card: the shop restarts the payment, and the buyer returns to the window', async () => {
    const [page, order] = [await shopPage(), await paypalOrder()];
    await page.evaluate(() => window.history.replaceState(null, '', '#restart'));
    await showButtons(page, order);
    const first = await openWindow(page);
    const again = page.waitForEvent('popup');
    await first.getByTestId('fail-at-capture').click();
    const second = await again;
    await second.getByTestId('pay-now').click();
    await expect.poll(() => heardBy(page)).toEqual(['paypal', `approved ${order}`, `approved ${order}`]);
  });

  it('PayPal sandbox, second click: the open window stays, the shop is not asked for another order, and paying succeeds', async () => {
    const [page, order] = [await shopPage(), await paypalOrder()];
    await showButtons(page, order);
    const popup = await openWindow(page);
    await page.getByTestId('paypal-button').click();
    await popup.getByTestId('pay-now').click();
    await expect.poll(() => heardBy(page)).toEqual(['paypal', `approved ${order}`]);
  });

  it('PayPal sandbox: when the shop removes the button, its window closes without a cancellation', async () => {
    const [page, order] = [await shopPage(), await paypalOrder()];
    await showButtons(page, order);
    const popup = await openWindow(page);
    const closed = popup.waitForEvent('close');
    await page.evaluate(() => (window as unknown as { buttons: { close(): void } }).buttons.close());
    await closed;
    await page.waitForTimeout(1_000);
    expect(await heardBy(page)).toEqual(['paypal']);
  });

  it('the PayPal sandbox rejects an order in another currency and an unknown order', async () => {
    const page = await shopPage();
    await showButtons(page, await paypalOrder(), 'EUR');
    await page.getByTestId('paypal-button').click();
    await expect
      .poll(() => heardBy(page))
      .toEqual(['paypal', expect.stringMatching(/^error Expected currency/)]);
    const other = await shopPage();
    await showButtons(other, 'UNKNOWN');
    await other.getByTestId('paypal-button').click();
    await expect.poll(() => heardBy(other)).toEqual(['paypal', 'error Order UNKNOWN does not exist.']);
  });
});

/** Runs steps with Toss's widget in the page; returns the error code of the first refusal. */
async function tossSteps(page: Page, steps: readonly string[], key = 'test_gck_sandbox'): Promise<string> {
  return page.evaluate(
    async ({ url, steps, key, shopUrl }) => {
      const { loadTossPayments } = window as unknown as Loaders;
      try {
        const toss = await loadTossPayments(key, { src: `${url}/toss/v2/standard` });
        const widgets = toss.widgets({ customerKey: 'buyer-1' });
        for (const step of steps) {
          if (step === 'amount') await widgets.setAmount({ currency: 'KRW', value: 13_000 });
          if (step === 'methods')
            await widgets.renderPaymentMethods({ selector: '#pay', variantKey: 'DEFAULT' });
          if (step === 'terms')
            await widgets.renderAgreement({ selector: '#terms', variantKey: 'AGREEMENT' });
          if (step === 'refuse')
            document.querySelector<HTMLInputElement>('[data-testid=toss-terms]')?.click();
          if (step === 'pay')
            await widgets.requestPayment({
              orderId: 'attempt-1',
              orderName: '월간 멤버십',
              customerEmail: 'buyer@example.org',
              successUrl: `${shopUrl}/success`,
              failUrl: `${shopUrl}/fail`,
            });
        }
        return 'done';
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
    { url: sandbox.url, steps, key, shopUrl },
  );
}

describe('P-05 Toss sandbox: script and window', () => {
  it.each([
    ['NOT_SETUP_AMOUNT', ['methods']],
    ['PAYMENT_METHODS_WIDGET_ALREADY_RENDERED', ['amount', 'methods', 'methods']],
    ['AGREEMENT_WIDGET_ALREADY_RENDERED', ['amount', 'methods', 'terms', 'terms']],
    ['NOT_SELECTED_PAYMENT_METHOD', ['amount', 'pay']],
    ['NEED_AGREEMENT_WITH_REQUIRED_TERMS', ['amount', 'methods', 'terms', 'refuse', 'pay']],
  ])('the official loader of Toss loads the sandbox widget, which rejects %s', async (code, steps) => {
    expect(await tossSteps(await shopPage(), steps)).toBe(code);
  });

  it('the Toss sandbox widget rejects a client key of another kind', async () => {
    expect(await tossSteps(await shopPage(), [], 'test_ck_sandbox')).toBe('INVALID_CLIENT_KEY');
  });

  it.each([
    ['approve', /\/success\?paymentType=NORMAL&orderId=attempt-1&paymentKey=[^&]+&amount=13000$/],
    ['cancel', /\/fail\?code=PAY_PROCESS_CANCELED&message=[^&]+$/],
    ['reject', /\/fail\?code=REJECT_CARD_COMPANY&message=[^&]+&orderId=attempt-1$/],
  ])('Toss sandbox: after %s the buyer returns to the shop', async (button, address) => {
    const page = await shopPage();
    await tossSteps(page, ['amount', 'methods', 'terms', 'pay']);
    await page.waitForURL(/\/checkout$/);
    // Pressed with the keyboard, as a normal button.
    await page.getByTestId(button).press('Enter');
    await page.waitForURL(address);
  });
});

describe('P-05 Eximbay sandbox: script and window', () => {
  const request = (orderId: string) => ({
    payment: { transaction_type: 'PAYMENT', order_id: orderId, currency: 'USD', amount: '10.00', lang: 'KR' },
    merchant: { mid: 'SANDBOX000' },
    buyer: { name: 'Sandy Box', email: 'buyer@example.org' },
    url: { return_url: `${shopUrl}/return`, status_url: `${shopUrl}/status` },
  });
  async function openPay(page: Page, payload: object): Promise<void> {
    await page.evaluate(
      async ({ url, payload }) => {
        await new Promise((resolve) => {
          const script = document.createElement('script');
          script.src = `${url}/eximbay/v2/javascriptSDK.js`;
          script.onload = resolve;
          document.head.append(script);
        });
        const { EXIMBAY } = window as unknown as { EXIMBAY: { request_pay(payload: object): void } };
        document.querySelector('#go')?.addEventListener('click', () => EXIMBAY.request_pay(payload));
      },
      { url: sandbox.url, payload },
    );
  }
  const ready = (payload: object) =>
    asServer('/eximbay/v1/payments/ready', `Basic ${btoa('test_sandbox_api_key:')}`, payload);

  it('the Eximbay sandbox window returns to the shop with its opener, and the server receives the same result', async () => {
    const page = await shopPage();
    const payload = request(unique('browser'));
    const { fgkey } = await ready(payload);
    await openPay(page, { ...payload, fgkey });
    const opened = page.waitForEvent('popup');
    await page.locator('#go').click();
    const popup = await opened;
    // A new window starts with an empty document.
    await popup.locator('html[lang=ko]').waitFor();
    await popup.getByTestId('pay').click();
    await popup.waitForURL(`${shopUrl}/return`);
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
    await expect.poll(() => received.map((each) => each.path).sort()).toEqual(['/return', '/status']);
    expect(new Set(received.map(({ body }) => new URLSearchParams(body).get('transaction_id'))).size).toBe(1);
  });

  it('Eximbay sandbox: a changed amount does not match the key, the buyer sees an error, and no window opens', async () => {
    const page = await shopPage();
    const payload = request(unique('browser'));
    const { fgkey } = await ready(payload);
    await openPay(page, { ...payload, payment: { ...payload.payment, amount: '1.00' }, fgkey });
    const message = new Promise<string>((resolve) =>
      page.on('dialog', (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      }),
    );
    await page.locator('#go').click();
    expect(await message).toContain('[EC00]');
    expect(received).toEqual([]);
  });
});

describe('P-05 pages of the sandbox', () => {
  it.each([390, 1440])(
    'the pages of the payment sandbox are accessible at %d px, and no text is truncated',
    async (width) => {
      const page = await openAsVisitor({ viewport: { width, height: 900 } });
      const addresses = [
        `${sandbox.url}/paypal/checkoutnow?token=${await paypalOrder()}&lang=ko`,
        `${sandbox.url}/paypal/checkoutnow?token=none`,
        `${sandbox.url}/__sandbox`,
      ];
      for (const address of addresses) {
        await page.goto(address);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
      }
    },
  );

  it('the console of the payment sandbox advances the clock and arms faults', async () => {
    const page = await openAsVisitor();
    sandbox.core.faults.clear();
    await page.goto(`${sandbox.url}/__sandbox`);
    const before = await page.getByTestId('clock').textContent();
    await page.getByTestId('advance-by').fill('1h');
    await page.getByTestId('advance').click();
    await expect.poll(() => page.getByTestId('clock').textContent()).not.toBe(before);
    await page.getByTestId('arm').click();
    await expect.poll(() => sandbox.core.faults.list().length).toBe(1);
  });
});
