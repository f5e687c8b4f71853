/** Opens a browser with a signed-in premium member, and measures the processor time of its pages. */
import { randomBytes } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFile } from '../../../scripts/start/prepare.mjs';

export type Member = {
  readonly context: BrowserContext;
  readonly headers: Readonly<Record<string, string>>;
};

/** Runs measurements in a browser with a premium member of the demo; the browser is closed afterwards. */
export async function withMember<T>(
  url: string,
  password: string,
  measure: (member: Member) => Promise<T>,
): Promise<T> {
  const deviceId = randomBytes(16).toString('hex');
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome/150.0 (X11; Linux)' },
    body: JSON.stringify({ email: 'premium@demo.local', password, takeOver: true, deviceId }),
  });
  const session = (await login.json()) as { access_token: string };
  const bearer = { authorization: `Bearer ${session.access_token}` };
  const user = await (await fetch(`${url}/auth/v1/user`, { headers: bearer })).json();
  const localStorage = [
    { name: 'ferrite-device', value: deviceId },
    { name: 'ferrite-auth', value: JSON.stringify({ ...session, user }) },
  ];
  const browser = await chromium.launch({
    executablePath: browserFile() ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
    });
    return await measure({ context, headers: bearer });
  } finally {
    await browser.close();
  }
}

/** Returns a function that returns the processor time of the page's main thread in ms, which excludes other processes. */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
}

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Returns the percentile: the value that a share of the values does not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;
