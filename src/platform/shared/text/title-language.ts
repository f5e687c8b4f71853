import { type Language, languageOf } from '../i18n/i18n.ts';
import { scriptLanguage } from './script-language.ts';

/**
 * Matches letters and function words that occur in German titles and not in English ones; also used as a regular
 * expression of PostgreSQL.
 */
export const germanTitle =
  /[äöüß]|(?:^|[\s:,])(?:und|der|das|eine|beim|nach|zum|zur|wie|warum|wann|nicht|mit|auf|richtig)(?=[\s:,.?!]|$)/i;

/** Returns the language of a title: first by its script, then by German words, otherwise English. */
export function titleLanguage(title: string): Language {
  return languageOf(scriptLanguage(title)) ?? (germanTitle.test(title) ? 'de' : 'en');
}
