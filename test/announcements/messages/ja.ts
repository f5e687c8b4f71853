import type { Translated } from '../../../src/platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'お知らせ',
  empty: 'お知らせはありません。',
};
