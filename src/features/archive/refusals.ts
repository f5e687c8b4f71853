import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';

export const archiveRefusals = {
  'archive.comment_required': { kind: 'invalid', message: 'Comment is required' },
  'archive.comment_too_long': {
    kind: 'invalid',
    message: (most: number) => `A comment may have at most ${most} characters.`,
  },
  'archive.title_required': { kind: 'invalid', message: 'Title is required' },
  'archive.title_too_long': {
    kind: 'invalid',
    message: (most: number) => `A title may have at most ${most} characters.`,
  },
  'archive.content_required': { kind: 'invalid', message: 'Content is required' },
  'archive.content_too_long': {
    kind: 'invalid',
    message: (most: number) => `The content may have at most ${most} characters.`,
  },
  'archive.not_found': { kind: 'not_found', message: "The post you're looking for doesn't exist." },
  'archive.edited_meanwhile': {
    kind: 'conflict',
    message: 'Another administrator has changed this post. Nothing was overwritten.',
  },
  'archive.comment_not_found': { kind: 'not_found', message: 'There is no such comment.' },
  'archive.not_your_comment': { kind: 'forbidden', message: 'You can only delete your own comments.' },
  'archive.content_too_intricate': {
    kind: 'invalid',
    message: 'The content is too complex to be displayed. Shorten it or divide it into several posts.',
  },
} as const satisfies Refusals;

export type ArchiveCode = keyof typeof archiveRefusals;

export const refuse = refusals(archiveRefusals);

type OwnRefusals = typeof archiveRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
