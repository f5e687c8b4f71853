import { clearLoginStorage } from '../../platform/browser/session/sign-in/login-storage.ts';
import { clearRenewedMember } from '../../platform/browser/session/sign-in/renewed-member.ts';

/**
 * Deletes what this browser and this tab store of a member whose account was deleted: drafts, recent and favourite
 * calculators and all other entries whose key contains the member's id, and the data of a registration, payment or renewal.
 * @param memberId null if the member had no session; then the id is unknown
 */
export function clearMemberStorage(memberId: string | null): void {
  clearLoginStorage();
  clearRenewedMember();
  if (memberId === null) return;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage())) if (key.includes(memberId)) storage().removeItem(key);
    } catch {
      // Without storage, nothing is stored.
    }
  }
}
