import type { Language } from '../../../../../platform/shared/i18n/i18n.ts';
import type { HeatDraft } from '../../../heats/heat-form.rules.ts';

/** Returns the contents of a form or a pasted heat as texts: `C 0.41`. */
export const contentTexts = (contents: HeatDraft['contents']): string[] =>
  Object.entries(contents).map(([element, value]) => `${element} ${value}`);

export const shownContents = (contents: HeatDraft['contents'], language: Language): string =>
  contentTexts(contents).join(language === 'de' ? '; ' : ', ');
