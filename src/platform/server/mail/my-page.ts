/** Links to My Page in emails. */
import type { Language } from '../../shared/i18n/i18n.ts';
import { siteLink } from '../site-link.ts';
import { myPageNames, type Tab, tabSeparator } from './my-page-words.ts';
import type { EmailPart } from './product-mail.ts';

export function myPageLink(siteUrl: string, language: Language, tab: Tab): EmailPart {
  const names = myPageNames[language];
  return {
    link: siteLink(siteUrl, language, `/my-page?tab=${tab}`),
    label: `${names.title}${tabSeparator[language]}${names[tab]}`,
  };
}
