import type { Messages } from '../../messages/index.ts';

export const kr: Messages['archive'] = {
  notFound: {
    title: '게시글을 찾을 수 없습니다',
    text: '찾으시는 게시글이 없습니다.',
    back: '자료실로 돌아가기',
  },
};
