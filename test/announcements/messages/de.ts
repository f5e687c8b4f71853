import type { Translated } from '../../../src/platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  title: 'Ankündigungen',
  empty: 'Es gibt keine Ankündigungen.',
};
