/** Links to My Page in emails. */
import type { Language } from '../../shared/i18n/i18n.ts';
import { siteLink } from '../site-link.ts';
import { between, myPageNames, type Tab } from './my-page-words.ts';
import type { EmailPart } from './product-mail.ts';

export function myPageLink(siteUrl: string, language: Language, tab: Tab): EmailPart {
  const names = myPageNames[language];
  return {
    link: siteLink(siteUrl, language, `/my-page?tab=${tab}`),
    label: `${names.title}${between[language]}${names[tab]}`,
  };
}
