import type { Messages } from '../../messages/index.ts';

export const cn: Messages['archive'] = {
  notFound: { title: '未找到帖子', text: '您要查看的帖子不存在。', back: '返回资料库' },
};
