/** Members in the ninety-day test, and their actions on a day. */
import sharp from 'sharp';
import type { Browser, Method, Shop } from '../../test/shop.ts';

export type Person = {
  readonly email: string;
  readonly password: string;
  readonly browser: Browser;
  readonly plan: 'monthly' | 'annual';
  /** True if the member renews on the last day of the membership. */
  readonly renews: boolean;
  /** Number of days after the payment at which the member requests a refund; null for none. */
  readonly refundsOnDay: number | null;
  /** Day of the last payment. */
  paidOnDay: number;
  memberId: string;
  outcome: 'running' | 'refunded';
};

const methods: readonly Method[] = ['paypal', 'toss', 'eximbay'];
const daysOf = { monthly: 30, annual: 365 } as const;

/** Returns the expected status of the membership on a day. The last days are not checked. */
export function expectedStatus(person: Person, day: number): 'active' | 'ended' | 'either' {
  if (person.outcome === 'refunded') return 'ended';
  const left = person.paidOnDay + daysOf[person.plan] - day;
  if (Math.abs(left) <= 1) return 'either';
  return left > 0 ? 'active' : 'ended';
}

async function signIn({ browser, email, password }: Pick<Person, 'browser' | 'email' | 'password'>) {
  const answer = await browser.call('POST', '/api/auth/login', { email, password, takeOver: true });
  const { access_token } = answer.json<{ access_token?: string }>();
  if (access_token) browser.signedInWith(access_token);
  return answer.statusCode;
}

/** Registers and pays a new member. `number` decides plan, provider, renewal and refund. */
export async function join(shop: Shop, number: number, day: number): Promise<Person> {
  const plan = number % 4 === 0 ? 'annual' : 'monthly';
  const method = methods[number % methods.length] ?? 'paypal';
  const { person, browser } = await shop.newcomer({ membershipType: plan });
  const { answer, order } = await browser.buy(method, person);
  if (answer.statusCode !== 200)
    throw new Error(`day ${day}: a payment by ${method} returned ${answer.body}`);
  await browser.pickUp(order.id);
  const member = await shop.member(person.email);
  const joined: Person = {
    email: person.email,
    password: person.password,
    browser,
    plan,
    renews: number % 3 !== 0,
    refundsOnDay: number % 7 === 0 ? day + 2 : null,
    paidOnDay: day,
    memberId: String(member?.['id']),
    outcome: 'running',
  };
  await signIn(joined);
  return joined;
}

/** Pays the next period of a member. */
export async function renew(person: Person, number: number, day: number): Promise<void> {
  await signIn(person);
  const method = methods[(number + 1) % methods.length] ?? 'paypal';
  const { answer } = await person.browser.buy(method, { membershipType: person.plan, agreeToTerms: true });
  if (answer.statusCode !== 200)
    throw new Error(`day ${day}: a renewal by ${method} returned ${answer.body}`);
  person.paidOnDay += daysOf[person.plan];
}

/** Requests a refund, which an administrator approves. */
export async function refund(shop: Shop, person: Person, admin: Browser, day: number): Promise<void> {
  await signIn(person);
  const [payment] = (await person.browser.call('GET', '/api/user/payment-transactions')).json<
    { id: number }[]
  >();
  const asked = await person.browser.call('POST', '/api/refund/request', {
    paymentTransactionId: payment?.id,
    requestReason: 'Our office bought it twice.',
  });
  const decided = await admin.call('POST', '/api/admin/process-refund', {
    memberId: person.memberId,
    action: 'approve',
  });
  if (asked.statusCode >= 300 || decided.statusCode >= 300)
    throw new Error(`day ${day}: the refund request returned ${asked.body}, its decision ${decided.body}`);
  await shop.work();
  person.outcome = 'refunded';
}

const boundary = 'ninety-days';
const formWith = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** Uploads a picture without using it in a question. */
export async function uploadUnused(shop: Shop, browser: Browser): Promise<void> {
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#887766' } });
  await shop.call('POST', '/api/forum/upload-image', {
    as: 'admin',
    body: formWith(await picture.png().toBuffer()),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  await browser.call('GET', '/api/forum/posts');
}

/** Performs the actions of a working day: signing in, computing, saving, a report, a question. */
export async function doDailyWork(person: Person, number: number): Promise<void> {
  const { browser } = person;
  if ((await signIn(person)) !== 200) return;
  const inputs = { C: 0.16 + (number % 20) / 100, Mn: 1.45 };
  await browser.call('POST', '/api/calculators/carbon-equivalent', inputs);
  await browser.call('POST', '/api/tools/Welding/Carbon%20Equivalent/access', {});
  if (number % 5 === 0)
    await browser.call('POST', '/api/forum/posts', {
      title: `Preheat of plate ${number}`,
      content: 'Which preheat holds for 40 mm?',
      category: 'welding',
    });
}
