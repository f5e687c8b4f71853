import type { NicknameProblem, RegistrationDeps } from './deps.ts';

/**
 * Returns why a nickname is unavailable; null if it is available. An open order with the same email address does not
 * count.
 */
export async function checkNickname(
  { store, clock, nicknameProblem }: Pick<RegistrationDeps<unknown>, 'store' | 'clock' | 'nicknameProblem'>,
  nickname: string,
  verifiedEmail: string | null,
): Promise<NicknameProblem | 'taken' | null> {
  const problem = nicknameProblem(nickname);
  if (problem) return problem;
  const isTaken =
    (await store.isNicknameTaken(nickname)) ||
    (await store.isNicknameOrdered(nickname, verifiedEmail ?? '', clock.now()));
  return isTaken ? 'taken' : null;
}
