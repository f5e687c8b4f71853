import { useHydrated } from '../../../layout/use-section.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';
import { locale } from '../../../platform/shared/i18n/i18n.ts';

type PostDateProps = { readonly at: string; readonly withTime?: boolean; readonly className?: string };

/** Date, or date and time, of a post. The server renders UTC; the browser replaces it with local time. */
export function PostDate({ at, withTime = false, className }: PostDateProps) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'medium',
    ...(withTime && { timeStyle: 'short', hourCycle: 'h23' }),
    ...(!isHydrated && { timeZone: 'UTC' }),
  });
  return (
    <time dateTime={at} className={className}>
      {format.format(new Date(at))}
    </time>
  );
}
