import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import type { Language } from '../../../../platform/shared/i18n/i18n.ts';
import { shownMoment } from '../../../../ui/shown-values.ts';
import type { adminContract } from '../../admin.contract.ts';
import { EventDetails } from '../audit/event-details.tsx';
import { documentNumbers, PaymentStatus } from '../money/payments-view.tsx';
import { methodName, useStatusWords } from './names.ts';

type Found = AnswerOf<typeof adminContract.member>;

/** Newest payments, refund requests, tool uses and audit events of a member. */
export function MemberHistory({ found }: { readonly found: Found }) {
  return (
    <>
      <Payments found={found} />
      <Refunds found={found} />
      <Uses found={found} />
      <Trail found={found} />
    </>
  );
}

type Line = { readonly key: string | number; readonly cells: readonly ReactNode[] };

/** List of the newest entries; the server limits its length. */
function Lines({
  title,
  none,
  lines,
}: {
  readonly title: string;
  readonly none: string;
  readonly lines: readonly Line[];
}) {
  return (
    <section>
      <h3 className="type-h3 mb-1">{title}</h3>
      {lines.length === 0 ? (
        <p className="type-small text-ink2">{none}</p>
      ) : (
        <ul className="type-small max-h-52 divide-y overflow-y-auto">
          {lines.map(({ key, cells }) => (
            <li key={key} className="flex flex-wrap gap-x-4 gap-y-0.5 py-1.5">
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells in a line never changes.
                <Fragment key={at}>
                  <span
                    className={
                      at === 0 ? 'w-32 shrink-0 whitespace-nowrap text-ink2' : 'min-w-0 wrap-anywhere'
                    }
                  >
                    {cell}
                  </span>{' '}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Payments({ found }: { readonly found: Found }) {
  const { t } = useTranslation('admin');
  const money = useFormatMoney();
  const lines = found.payments.map(
    ({ id, createdAt, amount, currency, paymentMethod, status, isAbandoned, paymentId, ...onPaper }) => ({
      key: id,
      cells: [
        shownMoment(createdAt),
        money(amount, currency, paymentMethod),
        methodName(paymentMethod),
        <PaymentStatus key="status" payment={{ status, isAbandoned }} />,
        paymentId,
        documentNumbers(onPaper),
        [onPaper.company, onPaper.taxNumber].filter(Boolean).join(', '),
      ].filter((cell) => cell !== ''),
    }),
  );
  return <Lines title={t('tabs.payments')} none={t('payments.empty')} lines={lines} />;
}

function Refunds({ found }: { readonly found: Found }) {
  const { t } = useTranslation('admin');
  const money = useFormatMoney();
  const lines = found.refunds.map(
    ({ id, kind, requestedAt, status, refundAmount, currency, reason, adminNotes }) => ({
      key: id,
      cells: [
        shownMoment(requestedAt),
        money(currency === 'USD' ? refundAmount / 100 : refundAmount, currency),
        kind === 'withdrawal' ? `${t('withdrawal.tag')}: ${t(`refund.${status}`)}` : t(`refund.${status}`),
        reason,
        adminNotes,
      ],
    }),
  );
  return <Lines title={t('tabs.refunds')} none={t('refunds.empty')} lines={lines} />;
}

/**
 * Returns the translated names of a calculator and its category; the recorded names if the calculator no longer
 * exists.
 */
function namesOf(toolName: string, category: string, language: Language): readonly string[] {
  const entry = registry.find(({ name }) => name === toolName);
  return entry
    ? [calculatorNames[entry.id][language], categoryNames[entry.category][language]]
    : [toolName, category];
}

function Uses({ found }: { readonly found: Found }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const lines = found.toolUses.map(({ accessedAt, toolName, category }, at) => ({
    key: `${accessedAt} ${at}`,
    cells: [shownMoment(accessedAt), ...namesOf(toolName, category, language)],
  }));
  return <Lines title={t('member.uses')} none={t('member.noUses')} lines={lines} />;
}

function Trail({ found }: { readonly found: Found }) {
  const { t } = useTranslation('admin');
  const { actionName } = useStatusWords();
  const lines = found.audit.map(({ id, createdAt, action, details }) => ({
    key: id,
    cells: [
      shownMoment(createdAt),
      actionName(action),
      <EventDetails key="details" action={action} details={details} />,
    ],
  }));
  return <Lines title={t('tabs.audit')} none={t('audit.empty')} lines={lines} />;
}
