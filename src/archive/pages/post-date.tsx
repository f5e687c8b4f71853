import { useHydrated } from '../../layout/use-section.ts';
import { locale } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/language-context.ts';

type PostDateProps = { readonly at: string; readonly withTime?: boolean; readonly className?: string };

/** Date or time. The server renders UTC; the browser then renders local time. */
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
