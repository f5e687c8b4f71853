import { useTranslation } from 'react-i18next';
import { useFormatMoney } from '../../../../platform/browser/format-money.ts';
import { type AuditDetailKey, auditDetailKeys } from '../../../../platform/shared/audit.ts';
import { shownMethod, shownMoment } from '../../../../ui/shown-values.ts';
import { useStatusWords } from '../members/names.ts';

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

/** Matches a detail key of the daily report: provider and day. */
const reported = /^([a-z]+) (\d{4}-\d\d-\d\d)$/;

/** Shows the details of an audit event as text: amounts with currency, times in the reader's time zone. */
export function EventDetails({
  action,
  details,
}: {
  readonly action: string;
  readonly details: Readonly<Record<string, unknown>> | null;
}) {
  const nameOf = useKeyNames(action);
  const textOf = useDetailTexts(nameOf);
  const money = useFormatMoney();
  const { amount, currency, ...others } = details ?? {};
  const isSum = typeof amount === 'number' && typeof currency === 'string';
  const all = isSum ? { amount: money(amount, currency), ...others } : (details ?? {});
  return Object.entries(all)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([key, value]) => (
      <span key={key} className="mr-3 inline-block wrap-anywhere">
        <span className="text-ink3">{nameOf(key)}:</span> {textOf(key, value)}
      </span>
    ));
}

/** Returns a function that translates the name of a detail; an unknown name is returned unchanged. */
function useKeyNames(action: string): (key: string) => string {
  const { t } = useTranslation('admin');
  return (key) => {
    // The key `request` is used for both support requests and refund requests.
    if (key === 'request' && action.startsWith('admin.support')) return t('audit.keys.support');
    const known: AuditDetailKey | undefined = auditDetailKeys.find((each) => each === key);
    if (known) return t(`audit.keys.${known}`);
    const [, provider, day] = reported.exec(key) ?? [];
    return provider && day ? `${shownMethod(provider)} ${day}` : key;
  };
}

function useDetailTexts(nameOf: (key: string) => string): (key: string, value: unknown) => string {
  const { t } = useTranslation('admin');
  const { plan } = useStatusWords();
  const textOf = (key: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => textOf(key, each)).join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .map(([inner, each]) => `${nameOf(inner)} ${textOf(inner, each)}`)
        .join(', ');
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (isMoment(value)) return shownMoment(value);
    const text = String(value);
    if (key === 'provider') return shownMethod(text);
    return key === 'planId' ? plan(text) : text;
  };
  return textOf;
}
