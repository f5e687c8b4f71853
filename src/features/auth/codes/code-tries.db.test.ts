import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthServer, createAuthServer } from '../../../../test/auth-server.ts';
import { codeRules } from '../auth.rules.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await createAuthServer();
});
afterAll(() => server.close());

const owner = '192.0.2.1';
const post = async (url: string, payload: object, remoteAddress: string) => {
  const answer = await server.http.inject({ method: 'POST', url, payload, remoteAddress });
  await server.settled();
  return answer;
};
const newPassword = 'quench-and-temper-9';
const codeTo = (email: string) =>
  String(server.mails.findLast((mail) => mail.to === email && mail.params.code)?.params.code);
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

type Endpoint = {
  ask(email: string, from: string): Promise<unknown>;
  type(email: string, code: string, from: string): Promise<{ statusCode: number }>;
};
const endpoints: Readonly<Record<string, Endpoint>> = {
  'a password reset': {
    ask: (email, from) => post('/api/auth/request-password-reset', { email }, from),
    type: (email, token, from) =>
      post('/api/auth/reset-password', { email, token, newPassword, confirmPassword: newPassword }, from),
  },
  'recovery at the auth service': {
    ask: (email, from) => post('/auth/v1/recover', { email }, from),
    type: (email, token, from) => post('/auth/v1/verify', { type: 'recovery', email, token }, from),
  },
};

describe.each(Object.entries(endpoints))('M-07 attempts at the code of %s', (_name, { ask, type }) => {
  const asked = async () => {
    const { email } = await server.addMember();
    await ask(email, owner);
    return { email, code: codeTo(email) };
  };

  it('M-07 the code remains valid for its owner after wrong attempts from other IP addresses', async () => {
    const { email, code } = await asked();
    for (const stranger of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      for (let turn = 1; turn <= 6; turn++) await type(email, other(code, turn), stranger);
    // After the allowed tries even the correct code is refused.
    expect((await type(email, code, '198.51.100.1')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await type(email, other(code), owner)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await type(email, code, owner)).statusCode).toBe(200);
  });

  it('M-07 a code is accepted from an IP address other than the one that requested it', async () => {
    const { email, code } = await asked();
    expect((await type(email, code, '198.51.100.9')).statusCode).toBe(200);
  });

  it('M-07 attempts from changing IP addresses are limited per code and per day', async () => {
    const { email, code } = await asked();
    for (let stranger = 0; stranger < codeRules.otherCallersTries; stranger++)
      await type(email, other(code), `203.0.113.${stranger}`);
    expect((await type(email, code, '203.0.113.200')).statusCode).toBeGreaterThanOrEqual(400);
    for (let round = 0; round < 4; round++) {
      server.clock.advance(601);
      await ask(email, owner);
      for (let stranger = 0; stranger < codeRules.otherCallersTries; stranger++)
        await type(email, other(codeTo(email)), `203.0.113.${stranger}`);
    }
    server.clock.advance(601);
    await ask(email, owner);
    expect((await type(email, codeTo(email), '203.0.113.201')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await type(email, codeTo(email), owner)).statusCode).toBe(200);
  });
});
