import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/errors.ts';
import { loggedError } from './error-log.ts';

const secrets = ['kim@example.com', '493817', 'Tr0ub4dor-secret', 'eyJhbGciOiJIUzI1NiJ9', 'Kim Chul-soo'];
const logLine = (error: unknown) => JSON.stringify(loggedError(error));
const databaseError = (fields: object, message: string) =>
  Object.assign(new pg.DatabaseError(message, 100, 'error'), { severity: 'ERROR', ...fields });
const parsed = (text: string) => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};

describe('S-08 errors in the log', () => {
  it.each<readonly [string, unknown, readonly string[]]>([
    [
      'a statement with its parameters',
      new DrizzleQueryError(
        'insert into "mails" ("to", "text") values ($1, $2)',
        ['kim@example.com', 'Your code: 493817'],
        databaseError({ code: '42P01', routine: 'parserOpenTable' }, 'relation "mails" does not exist'),
      ),
      ['DrizzleQueryError', '42P01', 'relation \\"mails\\" does not exist'],
    ],
    [
      'a row that is there already',
      databaseError(
        {
          code: '23505',
          constraint: 'users_email_key',
          detail: 'Key (email)=(kim@example.com) already exists.',
          where: 'COPY users, line 1: "Kim Chul-soo"',
        },
        'duplicate key value violates unique constraint "users_email_key"',
      ),
      ['23505', 'users_email_key'],
    ],
    [
      'a value of the wrong type',
      databaseError(
        { code: '22P02', routine: 'pg_strtoint32_safe' },
        'invalid input syntax for type integer: "Kim Chul-soo"',
      ),
      ['22P02', 'pg_strtoint32_safe'],
    ],
    [
      'a mail server that refuses',
      Object.assign(new Error("Can't send mail: 550 5.1.1 <kim@example.com> Kim Chul-soo unknown"), {
        code: 'EENVELOPE',
        response: '550 <kim@example.com>',
        rejected: ['kim@example.com'],
        responseCode: 550,
        command: 'RCPT TO',
      }),
      ['EENVELOPE', '550'],
    ],
    ['JSON that is none', parsed('{"password": Tr0ub4dor-secret}'), ['SyntaxError']],
    [
      'an argument that is refused',
      Object.assign(new TypeError("The argument 'path' is wrong. Received 'Tr0ub4dor-secret'"), {
        code: 'ERR_INVALID_ARG_VALUE',
      }),
      ['ERR_INVALID_ARG_VALUE'],
    ],
    [
      'a call of another server',
      Object.assign(
        new Error(
          'GET https://kim:Tr0ub4dor-secret@pay.example/v1?token=493817 (Bearer eyJhbGciOiJIUzI1NiJ9.a.b) failed',
        ),
        {
          status: 502,
          body: '{"name":"Kim Chul-soo"}',
          config: { headers: { authorization: 'eyJhbGciOiJIUzI1NiJ9' } },
        },
      ),
      ['https://pay.example/v1', '502'],
    ],
    ['a mailed link', new Error('no way to /reset-password#token=493817.abc or 493817'), ['no way to']],
    [
      'a refusal with fields',
      new AppError('unavailable', 'mail.unavailable', {
        fields: { userData: 'Kim Chul-soo' },
        cause: new Error('for kim@example.com'),
      }),
      ['mail.unavailable', 'for '],
    ],
    [
      'several at once',
      new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })], 'Kim'),
      ['ECONNREFUSED'],
    ],
    ['something that is not an error', { email: 'kim@example.com', code: 'x y 493817' }, ['not an error']],
  ])(
    'the log line of %s contains the error type and location, but no personal data',
    (_what, error, words) => {
      const line = logLine(error);
      for (const word of words) expect(line).toContain(word);
      for (const secret of secrets) expect(line).not.toContain(secret);
      if (error instanceof Error) expect(loggedError(error).stack).toContain('at ');
    },
  );

  it('a multi-line message does not appear in the stack', () => {
    const error = new Error('first\n    at Tr0ub4dor-secret:1:2');
    expect(loggedError(error).stack).not.toContain('Tr0ub4dor');
  });

  it('an error copied to a plain object is logged with message and stack', () => {
    const { message, stack } = new Error('Connection terminated for kim@example.com');
    const line = loggedError({ message, stack, code: 'ECONNRESET' });
    expect(line).toMatchObject({ type: 'Object', code: 'ECONNRESET' });
    expect(line.message).toContain('Connection terminated');
    expect(line.stack).toContain('at ');
    expect(JSON.stringify(line)).not.toContain('kim@');
  });

  it('an error whose causes form a cycle is logged without endless recursion', () => {
    const one = new Error('one');
    one.cause = new Error('two', { cause: one });
    expect(logLine(one).length).toBeLessThan(20_000);
  });
});
