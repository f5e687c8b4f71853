import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { factorProblem } from '../../src/platform/browser/session/sign-in/second-step.ts';
import {
  addKey,
  keySupport,
  verifySecurityKey,
} from '../../src/platform/browser/session/sign-in/security-key.ts';
import { type AuthServer, createAuthServer, password, siteUrl } from '../auth-server.ts';
import { createAuthenticator } from './authenticator.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const { signal } = new AbortController();
const key = createAuthenticator(siteUrl);
/** Replaces `navigator.credentials`: responds with the virtual authenticator unless a test changes this. */
const dialog = {
  create: async ({ publicKey }: { publicKey: never }): Promise<object | null> => key.create(publicKey),
  get: async ({ publicKey }: { publicKey: never }): Promise<object | null> => key.get(publicKey),
};

function openAt(address: string, window: object = {}) {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('window', { isSecureContext: true, PublicKeyCredential: Object, ...window });
}
beforeEach(() => {
  openAt(siteUrl);
  vi.stubGlobal('navigator', { credentials: dialog });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function signedIn() {
  const { email } = await server.addMember();
  const client = server.client();
  await client.signInWithPassword({ email, password });
  return client;
}
const problemOf = (work: Promise<unknown>) => work.then(() => null, factorProblem);
const thrown = (name: string) => async () => {
  throw new DOMException('', name);
};

describe('S-12 security keys in the browser', () => {
  it.each([
    ['https://ferrite.example', {}, 'yes'],
    ['http://localhost:3000', {}, 'yes'],
    ['http://127.0.0.1:3000', {}, 'address'],
    ['http://[::1]:3000', {}, 'address'],
    ['http://ferrite.example', { isSecureContext: false }, 'address'],
  ])(
    'S-12 on a page at %s with window properties %j, support for security keys is reported as %s',
    (address, window, expected) => {
      openAt(address, window);
      expect(keySupport()).toBe(expected);
    },
  );

  it('S-12 a browser without WebAuthn is recognized', () => {
    openAt('https://ferrite.example');
    vi.stubGlobal('window', { isSecureContext: true });
    expect(keySupport()).toBe('browser');
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'registered'],
    ['SecurityError', 'site'],
    ['UnknownError', 'device'],
    ['NotSupportedError', 'device'],
  ])(
    'S-12 a failed registration (%s) is reported as %s, leaves no factor, and its name stays free',
    async (name, problem) => {
      const client = await signedIn();
      vi.spyOn(dialog, 'create').mockImplementation(thrown(name));
      expect(await problemOf(addKey(client, 'Blue', signal))).toBe(problem);
      expect((await client.mfa.listFactors()).data?.all).toEqual([]);
      vi.restoreAllMocks();
      vi.spyOn(dialog, 'create').mockImplementation(async ({ publicKey }) =>
        createAuthenticator(siteUrl).create(publicKey),
      );
      expect(await problemOf(addKey(client, 'Blue', signal))).toBeNull();
    },
  );

  it('S-12 NotAllowedError after the time limit and a response after the challenge has expired are reported as a timeout', async () => {
    const client = await signedIn();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.spyOn(dialog, 'create').mockImplementation(async () => {
      now += 300_000;
      throw new DOMException('', 'NotAllowedError');
    });
    expect(await problemOf(addKey(client, 'Blue', signal))).toBe('timeout');
    vi.spyOn(dialog, 'create').mockImplementation(async ({ publicKey }) => {
      server.clock.advance(301);
      return createAuthenticator(siteUrl).create(publicKey);
    });
    expect(await problemOf(addKey(client, 'Blue', signal))).toBe('timeout');
  });

  it('S-12 a key can be added and used; a duplicate name, an unknown key and another site are rejected with the reason', async () => {
    const client = await signedIn();
    const own = createAuthenticator(siteUrl);
    const foreign = createAuthenticator(siteUrl);
    foreign.create({ challenge: new Uint8Array(1), rp: { id: 'site.test' }, user: { id: '' } });
    vi.spyOn(dialog, 'create').mockImplementation(async ({ publicKey }) => own.create(publicKey));
    await addKey(client, 'Blue', signal);
    expect(await problemOf(addKey(client, 'Blue', signal))).toBe('taken');
    const [factor] = (await client.mfa.listFactors()).data?.all ?? [];
    const use = () => problemOf(verifySecurityKey(client, factor?.id ?? '', signal));
    vi.spyOn(dialog, 'get').mockImplementation(async ({ publicKey }) => own.get(publicKey));
    expect(await use()).toBeNull();
    vi.spyOn(dialog, 'get').mockImplementation(async ({ publicKey }) => foreign.get(publicKey));
    expect(await use()).toBe('rejected');
    vi.spyOn(dialog, 'get').mockImplementation(async () => null);
    expect(await use()).toBe('cancelled');
    expect(await problemOf(addKey(client, 'Red', signal))).toBe('registered');
    openAt('https://evil.test');
    expect(await use()).toBe('site');
  });

  it('S-12 a network failure is reported as a network failure, not as a problem of the key', async () => {
    const client = await signedIn();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const failure = await addKey(client, 'Blue', signal).catch((error: unknown) => error);
    expect(factorProblem(failure)).toBeNull();
    expect((failure as Error).name).toBe('AuthRetryableFetchError');
  });
});
