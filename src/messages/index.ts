import type { Language, Translated } from '../platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export type Messages = Translated<typeof en>;

/** All words of one language, for the server. The browser loads them feature by feature, see `browser.ts`. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./de.ts')).de;
    case 'cn':
      return (await import('./cn.ts')).cn;
    case 'ja':
      return (await import('./ja.ts')).ja;
    case 'kr':
      return (await import('./kr.ts')).kr;
    default:
      return (await import('./en.ts')).en;
  }
}
