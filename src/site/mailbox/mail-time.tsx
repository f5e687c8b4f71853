import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { locale } from '../../platform/shared/i18n/i18n.ts';

/**
 * Date of an email in the local time zone. The browser loads the emails, so the server never renders the date in
 * another zone.
 */
export function MailTime({ at }: { readonly at: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
