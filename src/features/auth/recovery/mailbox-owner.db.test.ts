import { expect, it } from 'vitest';
import { type AuthServer, createAuthServer, password } from '../../../../test/auth-server.ts';
import { defaultSignInLimits } from '../auth.rules.ts';

const [owner, stranger] = ['192.0.2.1', '198.51.100.1'];
const newPassword = 'quench-and-temper-9';

async function withServer(work: (server: AuthServer) => Promise<void>): Promise<void> {
  const server = await createAuthServer({ signInLimits: defaultSignInLimits });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}
async function post(server: AuthServer, url: string, payload: object, remoteAddress: string) {
  const answer = await server.http.inject({ method: 'POST', url, payload, remoteAddress });
  await server.settled();
  return answer;
}
const ask = async (server: AuthServer, email: string, from: string) =>
  (await post(server, '/api/auth/request-password-reset', { email }, from)).statusCode;
const codesTo = (server: AuthServer, email: string) =>
  server.mails.flatMap(({ to, params }) => (to === email && params.code ? [String(params.code)] : []));

it('M-07 a code requested by another caller also works for the owner, whose own request succeeds and sends no second email', () =>
  withServer(async (server) => {
    const { email } = await server.addMember();
    expect(await ask(server, email, stranger)).toBe(200);
    expect(await ask(server, email, owner)).toBe(200);
    expect(codesTo(server, email)).toHaveLength(1);
    expect(await ask(server, email, stranger)).toBe(429);
    const body = {
      email,
      token: codesTo(server, email)[0],
      newPassword,
      confirmPassword: newPassword,
    };
    expect((await post(server, '/api/auth/reset-password', body, owner)).statusCode).toBe(200);
  }));

it('M-07 the limits of other callers do not prevent the owner from getting a code', () =>
  withServer(async (server) => {
    const { email } = await server.addMember();
    const strangers: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      strangers.push(await ask(server, email, stranger));
      server.clock.advance(60);
    }
    expect(strangers).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const mailed = codesTo(server, email).length;
    expect(await ask(server, email, owner)).toBe(200);
    expect(codesTo(server, email)).toHaveLength(mailed + 1);
  }));

it('M-07 requests from many IP addresses send a limited number of emails, and a known device of the owner always gets a code', () =>
  withServer(async (server) => {
    const { email } = await server.addMember();
    const signIn = { email, password };
    expect((await post(server, '/api/auth/login', signIn, owner)).statusCode).toBe(200);
    const strangers: number[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      strangers.push(await ask(server, email, `198.51.100.${turn}`));
      server.clock.advance(61);
    }
    expect(strangers).toEqual([...Array(20).fill(200), 429, 429]);
    expect(await ask(server, email, owner)).toBe(200);
    expect(codesTo(server, email)).toHaveLength(21);
  }));

it('M-06 of many simultaneous password guesses from one IP address exactly ten are checked', () =>
  withServer(async (server) => {
    const { email } = await server.addMember();
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, guess) =>
        post(server, '/api/auth/login', { email, password: `a guess of ${guess}` }, stranger),
      ),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
  }));
