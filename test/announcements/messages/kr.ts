import type { Translated } from '../../../src/platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const kr: Translated<typeof en> = {
  title: '공지 사항',
  empty: '공지 사항이 없습니다.',
};
