import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { locale } from '../../platform/shared/i18n/i18n.ts';

/** When a mail was written, in the reader's zone. Mails are loaded by the browser, so no other zone shows first. */
export function MailTime({ at }: { readonly at: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(locale[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
