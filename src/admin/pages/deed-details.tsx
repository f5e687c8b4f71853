import { useTranslation } from 'react-i18next';
import { shownMoment, shownMoney } from '../../ui/shown-values.ts';

/** What lines of the trail note most often; what is not among them is shown under its own name. */
const known = [
  'address',
  'amount',
  'answer',
  'count',
  'currency',
  'days',
  'email',
  'end',
  'from',
  'note',
  'notes',
  'payment',
  'post',
  'question',
  'reason',
  'refund',
  'request',
  'to',
  'tool',
  'until',
  'upload',
] as const;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** What was noted with a deed, in words: sums with their currency, moments in the reader's time. */
export function DeedDetails({ details }: { readonly details: Readonly<Record<string, unknown>> | null }) {
  const { t } = useTranslation('admin');
  const { amount, currency, ...others } = details ?? {};
  const isSum = typeof amount === 'number' && typeof currency === 'string';
  const all = isSum
    ? { amount: shownMoney(currency === 'KRW' ? amount : amount / 100, currency), ...others }
    : (details ?? {});
  return Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => {
      const name = known.find((each) => each === key);
      const text = isMoment(value)
        ? shownMoment(value)
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value);
      return (
        <span key={key} className="mr-3 inline-block wrap-anywhere">
          <span className="text-ink3">{name ? t(`audit.keys.${name}`) : key}:</span> {text}
        </span>
      );
    });
}
