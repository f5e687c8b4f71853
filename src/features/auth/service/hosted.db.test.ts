import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { movableClock } from '../../../../test/auth-server.ts';
import {
  createHostedService,
  type HostedService,
  publicKey,
  secretKey,
} from '../../../../test/hosted-service.ts';
import { checkHosted } from './hosted/check.ts';
import { hostedPort } from './hosted.ts';

const password = 'walk-the-heat-7';
const clock = movableClock();
let hosted: HostedService;
beforeAll(async () => {
  hosted = await createHostedService(clock);
  await hosted.service.port.createUser({ email: 'a@example.org', password, emailConfirmed: true });
});
afterAll(() => hosted.close());

const makePort = (changes: { jwtSecret?: string } = {}) =>
  hostedPort({
    url: hosted.url,
    publicKey,
    secretKey,
    jwtSecret: null,
    clock,
    findUserId: async () => null,
    ...changes,
  });
async function token() {
  const granted = await hosted.service.port.passwordGrant('a@example.org', password, {});
  if (!granted.ok) throw new Error(granted.refusal.code);
  return granted.value.access_token;
}
const asked = (path: string) => hosted.calls.filter((call) => call.path === `/auth/v1${path}`).length;
const keyList = '/.well-known/jwks.json';

describe('A-09 published keys of a hosted service', () => {
  test('A-09 the published keys are cached for ten minutes, and an unknown key id refetches them at most every thirty seconds', async () => {
    const port = makePort();
    const good = await token();
    const before = asked(keyList);
    await Promise.all(Array.from({ length: 5 }, () => port.verifyAccessToken(good)));
    expect(asked(keyList) - before).toBe(1);
    const [, payload, signature] = good.split('.');
    const header = Buffer.from('{"alg":"ES256","kid":"unknown"}').toString('base64url');
    const foreign = `${header}.${payload}.${signature}`;
    for (let turn = 0; turn < 5; turn++) expect(await port.verifyAccessToken(foreign)).toBeNull();
    expect(asked(keyList) - before).toBe(1);
    clock.advance(30);
    for (let turn = 0; turn < 5; turn++) expect(await port.verifyAccessToken(foreign)).toBeNull();
    expect(asked(keyList) - before).toBe(2);
    clock.advance(599);
    await port.verifyAccessToken(good);
    expect(asked(keyList) - before).toBe(2);
    clock.advance(1);
    await port.verifyAccessToken(good);
    expect(asked(keyList) - before).toBe(3);
  });

  test('A-09 a new key of the service is found without a restart', async () => {
    const port = makePort();
    expect(await port.verifyAccessToken(await token())).not.toBeNull();
    await hosted.service.keys.beginRotation();
    clock.advance(20 * 60);
    await hosted.service.keys.rotateWhenDue();
    expect(await port.verifyAccessToken(await token())).not.toBeNull();
  });

  test('A-09 the cached keys are used for a day while the service is down, so members stay logged in', async () => {
    const port = makePort();
    const good = await token();
    const claims = await port.verifyAccessToken(good);
    hosted.setDown(true);
    try {
      clock.advance(700);
      expect(await port.verifyAccessToken(good)).not.toBeNull();
      expect(await port.isSessionLive(claims?.sessionId ?? '', good)).toBe(true);
      await expect(port.passwordGrant('a@example.org', password, {})).rejects.toMatchObject({
        kind: 'unavailable',
      });
      clock.advance(86_400);
      await expect(port.verifyAccessToken(good)).rejects.toMatchObject({ kind: 'unavailable' });
    } finally {
      hosted.setDown(false);
    }
    clock.advance(30);
    expect(await port.verifyAccessToken(await token())).not.toBeNull();
  });

  test('A-09 tokens signed with a shared secret are accepted only if the secret is configured', async () => {
    const good = await token();
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
    const jwtSecret = 'a-shared-secret-of-thirty-two-letters';
    const shared = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(jwtSecret));
    expect(await makePort().verifyAccessToken(shared)).toBeNull();
    expect(await makePort({ jwtSecret }).verifyAccessToken(shared)).toMatchObject({ userId: claims.sub });
    expect(await makePort({ jwtSecret: `${jwtSecret}!` }).verifyAccessToken(shared)).toBeNull();
  });
});

describe('A-10 calls to a hosted service', () => {
  test('A-10 calls contain the caller’s IP address, so callers do not share one rate limit', async () => {
    await makePort().passwordGrant('a@example.org', password, { ip: '198.51.100.23' });
    expect(hosted.calls.at(-1)).toMatchObject({ path: '/auth/v1/token', ip: '198.51.100.23' });
  });

  test('A-10 an account that our table does not contain is found by its exact email address, without sending an email', async () => {
    const sent = hosted.mails.length;
    expect((await makePort().findByEmail('A@example.org'))?.email).toBe('a@example.org');
    expect(await makePort().findByEmail('b@example.org')).toBeNull();
    expect(hosted.mails.length).toBe(sent);
  });

  test('A-10 the error at start names the setting that is wrong', async () => {
    const settings = { url: hosted.url, publicKey, secretKey, jwtSecret: null };
    await expect(checkHosted(settings)).resolves.toBeUndefined();
    const lines = (changes: Partial<typeof settings> | { jwtSecret: string }) =>
      checkHosted({ ...settings, ...changes }).then(
        () => [],
        (error: { lines: string[] }) => error.lines.map((line) => line.split(':')[0]),
      );
    expect(await lines({ url: 'http://127.0.0.1:1/auth/v1' })).toEqual(['AUTH_URL']);
    expect(await lines({ url: hosted.url.replace('/auth/v1', '') })).toContain('AUTH_URL');
    expect(await lines({ publicKey: 'x' })).toContain('AUTH_PUBLIC_KEY');
    expect(await lines({ secretKey: publicKey })).toEqual(['AUTH_SECRET_KEY']);
    expect(await lines({ jwtSecret: 'left over' })).toEqual(['AUTH_JWT_SECRET']);
  });
});
