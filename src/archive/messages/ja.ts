import type { Messages } from '../../messages/index.ts';

export const ja: Messages['archive'] = {
  notFound: { title: '記事が見つかりません', text: 'お探しの記事は存在しません。', back: '資料室に戻る' },
};
