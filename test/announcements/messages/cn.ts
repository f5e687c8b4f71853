import type { Translated } from '../../../src/platform/shared/i18n/i18n.ts';
import type { en } from './en.ts';

export const cn: Translated<typeof en> = {
  title: '公告',
  empty: '暂无公告。',
};
