import { type Language, languageOf } from '../i18n/i18n.ts';
import { scriptLanguage } from './script-language.ts';

/** Letters and function words that occur in German and not in English titles; also a regular expression of PostgreSQL. */
export const germanTitle =
  /[äöüß]|(?:^|[\s:,])(?:und|der|das|eine|beim|nach|zum|zur|wie|warum|wann|nicht|mit|auf|richtig)(?=[\s:,.?!]|$)/i;

/** Returns the language of a title by its letters, then by German words; English otherwise. */
export function titleLanguage(title: string): Language {
  return languageOf(scriptLanguage(title)) ?? (germanTitle.test(title) ? 'de' : 'en');
}
