/** Use cases of support requests. Premium members are answered first. */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Caller } from '../../../platform/server/http/api.ts';
import { windowOf } from '../../../platform/server/http/paging.ts';
import { mailLanguage } from '../../../platform/server/mail/language.ts';
import type { AuditAction } from '../../../platform/shared/audit.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import { refuse } from '../refusals.ts';
import type { SupportStatus, SupportStore } from './support.store.ts';

const usualPage = 50;
const statusActions = {
  open: 'admin.support_reopened',
  answered: 'admin.support_marked_answered',
  closed: 'admin.support_closed',
} as const satisfies Record<SupportStatus, AuditAction>;

export type SupportMail = {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  readonly answer: string;
};

export type SupportOptions = {
  readonly store: SupportStore;
  readonly clock: Clock;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly sendAnswer: (mail: SupportMail) => Promise<void>;
};

export function createSupport({ store, clock, audit, sendAnswer }: SupportOptions) {
  const note = (action: AuditAction, caller: Caller, id: number, targetId: string | null) =>
    audit.record({ action, memberId: caller.memberId, targetId, details: { request: id }, at: clock.now() });

  return {
    /**
     * Stores a support request.
     * @returns its number
     */
    async ask(caller: Caller, question: { subject: string; text: string }): Promise<number> {
      return store.insert({
        ...question,
        userId: caller.memberId,
        isPremium: caller.isPremium,
        createdAt: clock.now(),
      });
    },

    listOwn: (caller: Caller) => store.listOwn(caller.memberId),

    async list(query: { status: SupportStatus; page?: number | undefined; pageSize?: number | undefined }) {
      const { page, pageSize, ...window } = windowOf({ page: 1, ...query }, usualPage);
      const rows = await store.list(query.status, window);
      const items = rows.map(({ request, member }) => ({ ...request, member }));
      return { items, total: await store.count(query.status), page, pageSize };
    },

    /**
     * Saves the answer and sends it by email.
     * @throws AppError 404; 409 if it was answered meanwhile
     */
    async answer(id: number, answer: string, caller: Caller): Promise<void> {
      const found = await store.find(id);
      if (!found?.member) throw notFound();
      if (!(await store.answer(id, answer, caller.memberId, clock.now()))) {
        throw refuse('admin.support_answered');
      }
      await note('admin.support_answered', caller, id, found.member.id);
      const { name, email, language } = found.member;
      await sendAnswer({
        to: email,
        name,
        language: mailLanguage(language),
        subject: found.request.subject,
        answer,
      });
    },

    /**
     * Closes or reopens a support request.
     * @throws AppError 404
     */
    async setStatus(id: number, status: SupportStatus, caller: Caller): Promise<void> {
      const found = await store.find(id);
      if (!found || !(await store.setStatus(id, status, clock.now()))) throw notFound();
      await note(statusActions[status], caller, id, found.request.userId);
    },
  };
}

export type SupportUseCases = ReturnType<typeof createSupport>;

const notFound = () => refuse('admin.no_support_request');
