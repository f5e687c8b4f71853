import type { MemberRow } from './auth.store.ts';

/** Members of the membership feature, as this feature reads and changes them. */
export type MembersPort = {
  findByEmail(email: string): Promise<MemberRow | null>;
  isNicknameTaken(nickname: string, exceptId: string): Promise<boolean>;
  update(
    memberId: string,
    changes: Partial<MemberRow>,
  ): Promise<MemberRow | 'nickname_taken' | 'email_taken' | null>;
  recordLogin(memberId: string, at: Date): Promise<void>;
};
