import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';

export const forumRefusals = {
  'forum.answer_not_found': { kind: 'not_found', message: 'There is no such answer.' },
  'forum.not_your_answer': {
    kind: 'forbidden',
    message: 'Unauthorized: You can only delete your own answers',
  },
  'forum.not_your_question': {
    kind: 'forbidden',
    message: 'Only the author of the question can accept an answer.',
  },
  'forum.link_invalid': { kind: 'invalid', message: 'This link is incomplete.' },
  'forum.report_not_found': { kind: 'not_found', message: 'There is no such report.' },
  'forum.report_decided': { kind: 'conflict', message: 'This report has already been decided.' },
  'forum.post_not_found': { kind: 'not_found', message: 'There is no such question.' },
  'forum.not_your_post': {
    kind: 'forbidden',
    message: 'Unauthorized: You can only change your own questions',
  },
  'forum.foreign_image': { kind: 'invalid', message: 'Images must be uploaded here first.' },
  'forum.changed_meanwhile': {
    kind: 'conflict',
    message: 'Another user has changed this question.',
  },
  'forum.not_found': { kind: 'not_found', message: 'There is no such list.' },
} as const satisfies Refusals;

export type ForumCode = keyof typeof forumRefusals;

export const refuse = refusals(forumRefusals);

type OwnRefusals = typeof forumRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
