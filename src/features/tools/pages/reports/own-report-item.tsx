import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import type { AnswerOf } from '../../../../platform/server/http/contract.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { shownDay } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { reportsContract } from '../../reports/reports.contract.ts';
import type { ReportState } from '../../reports/reports.rules.ts';

export type OwnReport = AnswerOf<typeof reportsContract.listReports>['reports'][number];

type OwnReportItemProps = {
  readonly report: OwnReport;
  /** Opens the form of the next revision with this state. */
  readonly onRevise: (state: ReportState) => void;
  readonly onChanged: () => void;
};

/** List item of a report revision; withdrawing asks for confirmation in place. */
export function OwnReportItem({ report, onRevise, onChanged }: OwnReportItemProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { id, number, revision, head, state, createdAt, withdrawnAt } = report;
  const [isCopied, setCopied] = useState(false);
  const path = localPath(language, `/r/${id}`);
  return (
    <li tabIndex={-1} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="type-body flex flex-wrap items-center gap-x-2 gap-y-1 font-[560] text-ink">
          <span className="min-w-0 wrap-anywhere">
            {number} · {t('revision', { revision, date: shownDay(createdAt) })}
          </span>
          {state !== 'withdrawn' && (
            <Tag tone={state === 'approved' ? 'ok' : 'warn'}>{t(`own.states.${state}`)}</Tag>
          )}
        </p>
        <p className="type-small text-ink2 wrap-anywhere">
          {[head.title, head.customer, head.heat].filter(Boolean).join(' · ')}
        </p>
        {withdrawnAt && (
          <p className="type-small text-warn">{t('own.withdrawn', { date: shownDay(withdrawnAt) })}</p>
        )}
      </div>
      {!withdrawnAt && (
        <span className="flex flex-wrap gap-2">
          <a href={path} className={buttonClass({ size: 'small' })}>
            {t('own.open')}
            <span className="sr-only"> {number}</span>
          </a>
          <a href={`/api/reports/${id}/pdf?lang=${language}`} className={buttonClass({ size: 'small' })}>
            {t('public.pdf')}
            <span className="sr-only"> {number}</span>
          </a>
          <a href={`/api/reports/${id}/docx?lang=${language}`} className={buttonClass({ size: 'small' })}>
            {t('public.word')}
            <span className="sr-only"> {number}</span>
          </a>
          <Button
            size="small"
            onClick={() => void copyText(`${location.origin}${path}`).then(setCopied)}
            onBlur={() => setCopied(false)}
          >
            <span aria-live="polite">{t(isCopied ? 'own.copied' : 'own.copy')}</span>
          </Button>
          {report.isLatest && state === 'draft' && (
            <Button
              size="small"
              aria-label={t('own.approveNamed', { number, revision })}
              onClick={() => onRevise('approved')}
            >
              {t('own.approve')}
            </Button>
          )}
          {report.isLatest && (
            <Button size="small" onClick={() => onRevise('draft')}>
              {t('own.newRevision')}
            </Button>
          )}
          <Withdraw report={report} onChanged={onChanged} />
        </span>
      )}
    </li>
  );
}

function Withdraw({ report, onChanged }: Omit<OwnReportItemProps, 'onRevise'>) {
  const { t } = useTranslation('reports');
  const passing = useTransientErrorMessage();
  const [isAsked, setAsked] = useState(false);
  const { id, number, revision } = report;
  const place = useRef<HTMLSpanElement>(null);
  const wasAsked = useRef(isAsked);
  // The button with the focus is replaced, so the focus moves to the first button of the other state.
  useEffect(() => {
    if (wasAsked.current !== isAsked) place.current?.querySelector('button')?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const withdraw = useChange({
    mutationFn: () => call<typeof reportsContract.withdraw>('DELETE', `/api/user/reports/${id}`),
    onSuccess: () => {
      toast({ title: t('own.wasWithdrawn') });
      place.current?.closest('li')?.focus();
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('own.failed'),
        description: passing(error) ?? undefined,
      }),
    onSettled: onChanged,
  });
  if (!isAsked)
    return (
      <span ref={place}>
        <Button
          size="small"
          aria-label={t('own.withdrawNamed', { number, revision })}
          onClick={() => setAsked(true)}
        >
          {t('own.withdraw')}
        </Button>
      </span>
    );
  return (
    <span ref={place} className="flex basis-full flex-wrap items-center gap-2">
      <span className="type-small max-w-[46ch] text-ink2">{t('own.withdrawSure')}</span>
      <Button size="small" onClick={() => setAsked(false)}>
        {t('own.keep')}
      </Button>
      <Button size="small" variant="danger" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('own.withdrawNow')}
      </Button>
    </span>
  );
}
