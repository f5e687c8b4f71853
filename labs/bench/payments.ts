/** Measures the cost of a payment for server and database, and of fifty concurrent payments. */
import { cpuSeconds, cpuSecondsOfAll, type Running } from './processes.ts';

const oneByOne = 60;
const atOnce = 50;

type Buyer = { readonly orderId: string; send(path: string, body?: object): Promise<Response> };

/** Returns a customer with a verified email and an order that is approved in the provider's window. */
async function buyer(url: string, sandbox: string, number: number): Promise<Buyer> {
  const cookies = new Map<string, string>();
  const send = async (path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-requested-with': 'XMLHttpRequest',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const email = `buyer${number}@example.org`;
  await send('/api/auth/send-verification', { email });
  await send('/api/auth/verify-code', { email, code: await mailedCode(url, email) });
  const order = await send('/api/paypal/order', {
    amount: '10.00',
    currency: 'USD',
    intent: 'CAPTURE',
    registrationData: {
      name: `Buyer ${number}`,
      nickname: `buyer${number}`,
      email,
      password: 'bench-password-1',
      membershipType: 'monthly',
      agreeToTerms: true,
    },
  });
  const { id } = (await order.json()) as { id?: string };
  if (!id) throw new Error(`creating an order returned ${order.status}`);
  await fetch(`${sandbox}/paypal/checkoutnow/${id}/approve`, {
    method: 'POST',
    body: new URLSearchParams('lang=en'),
  });
  return { orderId: id, send };
}

async function mailedCode(url: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${url}/api/dev/mailbox?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as { text: string }[];
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no code was emailed to ${email}`);
}

/** Waits until less than 2 % of a processor is used, for at most 30 s. */
async function atRest(used: () => number): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const before = used();
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (used() - before < 0.01) return;
  }
}

async function confirm({ orderId, send }: Buyer): Promise<number> {
  const since = performance.now();
  const answer = await send(`/api/paypal/order/${orderId}/capture`);
  const { status } = (await answer.json()) as { status?: string };
  if (status !== 'COMPLETED') throw new Error(`confirming a payment returned ${answer.status} ${status}`);
  return performance.now() - since;
}

/**
 * Measures confirmations of payments. @param databasePid main process of the database, whose CPU time is added to the
 * server's; that of the provider is excluded
 */
export async function measurePayments(product: Running, databasePid: number) {
  const setup = (await (await fetch(`${product.url}/api/paypal/setup`)).json()) as { scriptUrl: string };
  const sandbox = new URL(setup.scriptUrl).origin;
  const buyers: Buyer[] = [];
  for (let number = 0; number < oneByOne + atOnce; number++)
    buyers.push(await buyer(product.url, sandbox, number));

  // Work triggered by the orders and approvals (mails, messages, checks) is not part of a confirmation.
  await atRest(() => cpuSeconds(product.pid) + cpuSecondsOfAll(databasePid));
  const [server, database] = [cpuSeconds(product.pid), cpuSecondsOfAll(databasePid)];
  for (const each of buyers.slice(0, oneByOne)) await confirm(each);
  const each = (seconds: number) => Number(((seconds * 1000) / oneByOne).toFixed(2));
  const [ofServer, ofDatabase] = [cpuSeconds(product.pid) - server, cpuSecondsOfAll(databasePid) - database];

  const times = (await Promise.all(buyers.slice(oneByOne).map(confirm))).sort((one, other) => one - other);
  return {
    confirmCpuMs: {
      server: each(ofServer),
      database: each(ofDatabase),
      both: each(ofServer + ofDatabase),
      limit: 6,
    },
    fiftyAtOnceMs: { p50: Math.round(times[24] ?? 0), p99: Math.round(times.at(-1) ?? 0), limit: 2_000 },
  };
}
