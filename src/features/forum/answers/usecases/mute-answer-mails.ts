import { timingSafeEqual } from 'node:crypto';
import { refuse } from '../../refusals.ts';
import type { AnswerDeps } from './deps.ts';

/**
 * Unsubscribes the member in the token from answer notifications, or subscribes again.
 * @throws AppError 400 for an invalid token
 */
export async function muteAnswerMails(
  { answerStore, clock, digest }: Pick<AnswerDeps, 'answerStore' | 'clock' | 'digest'>,
  token: string,
  muted: boolean,
): Promise<void> {
  const [memberId = ''] = token.split('.');
  const [given, expected] = [Buffer.from(token), Buffer.from(muteToken({ digest }, memberId))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refuse('forum.link_invalid');
  await answerStore.mute(memberId, muted, clock.now());
}

/** Returns the signed token for the unsubscribe link. */
export function muteToken({ digest }: Pick<AnswerDeps, 'digest'>, memberId: string): string {
  return `${memberId}.${digest('forum mute', memberId)}`;
}
