import type { Language } from '../core/texts/language.ts';
import { type SourceKey, sources } from './index.ts';
import { shorts, type Translations } from './texts/shorts.ts';

/** Returns the short name of a source, for sentences and tables. */
export const shortOf = (key: SourceKey, language: Language): string =>
  (language === 'en' ? undefined : (shorts as Translations)[key]?.[language]) ?? sources[key].short;
