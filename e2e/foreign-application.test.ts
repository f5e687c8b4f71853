/** Another application signs its users in with the official client, with only the settings in docs/operations.md. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Product, startProduct } from '../test/product.ts';
import { openAsVisitor, withBrowser } from './browser.ts';

withBrowser();

const password = 'a-foreign-heat-9';
const modules = path.resolve('node_modules/@supabase/auth-js/dist/module');

/** Serves the page of the application, with the official client as browser modules. */
const site = http.createServer(async (request, response) => {
  const name = request.url?.startsWith('/module/') ? request.url.slice('/module/'.length) : null;
  if (name === null) {
    response.setHeader('content-type', 'text/html');
    return response.end(`<!doctype html><link rel="icon" href="data:,"><title>Application</title>
      <script type="importmap">{"imports":{"tslib":"/module/tslib"}}</script>
      <script type="module">import Client from '/module/AuthClient'; window.AuthClient = Client;</script>`);
  }
  const file =
    name === 'tslib' ? path.resolve('node_modules/tslib/tslib.es6.mjs') : path.join(modules, `${name}.js`);
  response.setHeader('content-type', 'text/javascript');
  return response.end(await fs.readFile(file));
});

let application: string;
let settings: Record<string, string>;
let product: Product;
let service: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  application = `http://localhost:${(site.address() as AddressInfo).port}`;
  settings = {
    AUTH_SIGNUP: 'on',
    AUTH_SIGN_IN_RULES: 'off',
    AUTH_SITE_URL: application,
    AUTH_CORS_ORIGINS: application,
    AUTH_REDIRECT_URLS: `${application}/**`,
  };
  product = await startProduct(
    Number(process.env.E2E_PORT ?? 3471) + 45,
    settings,
    inject('startedDataFolder'),
  );
  service = await serviceToken();
});
afterAll(async () => {
  await product.stop();
  site.close();
});

function client() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return new AuthClient({
    url: `${product.url}/auth/v1`,
    flowType: 'pkce',
    storage,
    autoRefreshToken: false,
  });
}

async function mailedCode(email: string): Promise<string> {
  const mailbox = `${product.url}/api/dev/mailbox?to=${encodeURIComponent(email)}`;
  const read = async () => {
    const mails = (await (await fetch(mailbox)).json()) as { text: string }[];
    return /^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read, { timeout: 15_000 }).toMatch(/^\d{6}$/);
  return read();
}

/** Returns the service token printed by the operator's command, which runs beside the product. */
async function serviceToken(): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    ...settings,
    PORT: new URL(product.url).port,
    DATA_DIR: path.join(product.folder, 'data'),
  };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'service-token', '1'], {
    env,
  });
  return stdout.trim();
}

/** Returns the page of the application in a browser with a virtual security key. */
async function applicationPage(): Promise<Page> {
  const page = await openAsVisitor({ baseURL: application });
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  await page.goto('/');
  await page.waitForFunction(() => 'AuthClient' in window);
  return page;
}

describe('S-12 A-10 foreign application with the official client', () => {
  it('S-12 A-10 sign-up, mailed code, sign-in, refresh, app as second factor, administration and sign-out work with the official client', async () => {
    const email = 'ada@foreign.example';
    const first = client();
    const signUp = await first.signUp({ email, password });
    expect([signUp.error, signUp.data.session]).toEqual([null, null]);
    const token = await mailedCode(email);
    expect((await first.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();

    const second = client();
    expect((await second.signInWithPassword({ email, password })).error).toBeNull();
    expect((await second.refreshSession()).error).toBeNull();
    const { data: factor } = await second.mfa.enroll({ factorType: 'totp' });
    const code = new TOTP({ secret: factor?.totp.secret ?? '' }).generate();
    const verified = await second.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
    expect(verified.error).toBeNull();
    const level = await second.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data?.currentLevel).toBe('aal2');

    const admin = new GoTrueAdminApi({
      url: `${product.url}/auth/v1`,
      headers: { Authorization: `Bearer ${service}` },
    });
    const { data: listed } = await admin.listUsers();
    const user = listed.users.find((each) => each.email === email);
    const { data: factors } = await admin.mfa.listFactors({ userId: user?.id ?? '' });
    expect(factors?.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }]);
    const other = { email: 'grace@foreign.example', password, email_confirm: true };
    const created = await admin.createUser(other);
    expect((await client().signInWithPassword(other)).error).toBeNull();
    expect((await admin.deleteUser(created.data.user?.id ?? '')).error).toBeNull();
    expect((await client().signInWithPassword(other)).error?.code).toBe('invalid_credentials');

    expect((await second.signOut()).error).toBeNull();
    expect((await first.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  it('S-12 a security key is registered in the browser at the origin of the application and completes the next sign-in', async () => {
    const admin = new GoTrueAdminApi({
      url: `${product.url}/auth/v1`,
      headers: { Authorization: `Bearer ${service}` },
    });
    const email = 'lise@foreign.example';
    expect((await admin.createUser({ email, password, email_confirm: true })).error).toBeNull();
    const page = await applicationPage();
    const steps = await page.evaluate(
      async ({ url, origin, credentials }) => {
        const { AuthClient: Client } = window as unknown as { AuthClient: typeof AuthClient };
        const auth = new Client({ url, flowType: 'pkce', storageKey: 'application' });
        const site = { rpId: 'localhost', rpOrigins: [origin] };
        const level = async () =>
          (await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel ?? 'none';
        const seen: (string | null)[] = [];
        const note = (answer: { error: { message: string } | null }) =>
          void seen.push(answer.error?.message ?? null);
        note(await auth.signInWithPassword(credentials));
        note(await auth.mfa.webauthn.register({ friendlyName: 'Key', webauthn: site }));
        seen.push(await level());
        note(await auth.signOut());
        note(await auth.signInWithPassword(credentials));
        seen.push(await level());
        const { data } = await auth.mfa.listFactors();
        const factorId = data?.webauthn[0]?.id ?? '';
        note(await auth.mfa.webauthn.authenticate({ factorId, webauthn: site }));
        seen.push(await level());
        note(await auth.mfa.unenroll({ factorId }));
        note(await auth.signOut());
        return seen;
      },
      { url: `${product.url}/auth/v1`, origin: application, credentials: { email, password } },
    );
    expect(steps).toEqual([null, null, 'aal2', null, null, 'aal1', null, 'aal2', null, null]);
  });
});
