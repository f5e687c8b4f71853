import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';

/** Returns a function that says why a code could not be sent or checked, and when to try again. */
export function useCodeErrorText(): (error: unknown) => string {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const passing = useTransientErrorMessage();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failed.unreachable');
    const seconds = error.retryAfterSeconds;
    if (error.status !== 429) return passing(error) ?? words('codes.failed');
    if (seconds === null) return words('codes.wait');
    return seconds < 120
      ? words('codes.waitSeconds', { count: Math.max(1, seconds) })
      : words('codes.waitMinutes', { count: Math.ceil(seconds / 60) });
  };
}
