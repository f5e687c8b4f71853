import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../ui/shown-values.ts';
import { type PaymentView, type RequestView, requestRepeatEligibility } from './refund-data.ts';

type RepeatNoteProps = {
  readonly request: RequestView;
  /** Requests of the member, newest first. */
  readonly requests: readonly RequestView[];
  readonly payments: readonly PaymentView[] | undefined;
};

/** Note below a rejected request about whether and until when it can be made again. */
export function RepeatNote({ request, requests, payments = [] }: RepeatNoteProps) {
  const { t } = useTranslation('refunds');
  const again = requestRepeatEligibility(request, { requests, payments }, new Date());
  if (!again) return null;
  return (
    <p className="type-small text-ink2">
      {'no' in again
        ? t(again.no === 'tools_used' ? 'tab.againUsed' : 'tab.againLate')
        : t('tab.againUntil', { date: shownDay(again.until) })}
    </p>
  );
}
