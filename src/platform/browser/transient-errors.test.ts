import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { transientFailure } from '../server/errors/transient-failures.ts';
import { ApiError } from './api-client.ts';
import { transientErrorOf } from './transient-errors.ts';

const refused = (status: number, body: unknown, retryAfterSeconds: number | null = null) =>
  new ApiError(status, JSON.stringify(body), retryAfterSeconds);

describe('S-05 transient errors on screens', () => {
  it.each(['busy', 'unavailable', 'full', 'files'] as const)(
    'S-05 every transient error of the server has a message: %s',
    (kind) => {
      const { status, code, message } = transientFailure(kind);
      expect(transientErrorOf(refused(status, { code, message }))).toEqual({ kind: expect.any(String) });
      // The auth service reports the same error with another code.
      const ofAuth = Object.assign(new Error(message), { status, code: code.replace('server.', '') });
      expect(transientErrorOf(ofAuth)).toEqual(transientErrorOf(refused(status, { code, message })));
    },
  );

  it('S-05 the message about a rate limit contains the waiting time if the server states it', () => {
    expect(transientErrorOf(refused(429, { code: 'request.too_many' }, 40))).toEqual({
      kind: 'wait',
      seconds: 40,
    });
    expect(transientErrorOf(refused(429, { code: 'request.too_many' }))).toEqual({
      kind: 'wait',
      seconds: null,
    });
  });

  it.each([
    refused(400, { code: 'request.invalid' }),
    refused(500, { code: 'server.unexpected' }),
    refused(503, { code: 'payments.method_off' }),
    new TypeError('Failed to fetch'),
    undefined,
  ])('S-05 any other error is not treated as transient (case %#)', (error) =>
    expect(transientErrorOf(error)).toBeNull(),
  );

  /** Files that check the kind of an error, each with the file that shows the message. */
  const wordedElsewhere: Readonly<Record<string, string>> = {
    'src/features/account/pages/profile-problem.ts': 'src/features/account/pages/use-profile-form.ts',
    'src/features/admin/pages/dashboard.tsx': 'src/features/admin/pages/problem-words.ts',
    'src/features/forum/pages/moderation/report-queue.tsx': 'src/features/forum/pages/use-forum-member.ts',
    'src/features/forum/pages/question/use-answer-actions.ts': 'src/features/forum/pages/use-forum-member.ts',
    'src/features/forum/pages/writing/use-attachments.ts': 'src/features/forum/pages/use-forum-member.ts',
    'src/features/forum/pages/writing/use-question-form.ts': 'src/features/forum/pages/use-forum-member.ts',
    'src/features/membership/pages/registration/use-code-request.ts':
      'src/features/membership/pages/registration/use-code-error-text.ts',
    'src/features/membership/pages/registration/use-email-verification.ts':
      'src/features/membership/pages/registration/use-code-error-text.ts',
    'src/features/payments/pages/eximbay/return-visit.ts':
      'src/features/payments/pages/eximbay/use-eximbay-return.ts',
    'src/features/membership/pages/registration/registration-problem.ts':
      'src/features/membership/pages/registration/use-register.ts',
    'src/features/refunds/pages/refund-data.ts': 'src/features/refunds/pages/request/refund-form.tsx',
    'src/features/archive/pages/editor/edit-dialog.tsx':
      'src/features/archive/pages/editor/use-error-message.ts',
    'src/layout/own-data/deletion-problem.ts': 'src/layout/own-data/delete-dialog.tsx',
    'src/features/workbench/pages/heats/use-heat-form.ts':
      'src/features/workbench/pages/conflicts/save-problem.tsx',
    'src/features/workbench/pages/section/use-section.ts': 'src/features/workbench/pages/section/section.tsx',
    'src/features/tools/pages/access-outcome.ts': 'src/features/tools/pages/use-open-tool.ts',
    'src/features/tools/pages/catalogue/use-refund-end.tsx': 'src/features/tools/pages/use-open-tool.ts',
  };
  /** Files that read errors without showing a message: they have a fallback or a retry panel. */
  const silent = [
    'src/features/account/pages/receipts/receipt.tsx',
    'src/site/pages/membership-screen.tsx',
    'src/features/payments/pages/use-payment-setups.ts',
  ];

  it('S-05 every screen that reads a refusal handles transient errors', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join('src', file))
      .filter((file) => /^src\/(?!platform\/).*\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
    const source = (file: string) => fs.readFileSync(file, 'utf8');
    const knows = (file: string) => source(file).includes('platform/browser/transient-errors.ts');
    const readers = files.filter((file) => /instanceof ApiError|isRefusal</.test(source(file)));
    expect(readers.length).toBeGreaterThan(20);
    const forgetful = readers.filter(
      (file) => !knows(file) && !silent.includes(file) && !knows(wordedElsewhere[file] ?? file),
    );
    expect(forgetful).toEqual([]);
    const stale = [...silent, ...Object.keys(wordedElsewhere)].filter((file) => !readers.includes(file));
    expect(stale).toEqual([]);
  });
});
