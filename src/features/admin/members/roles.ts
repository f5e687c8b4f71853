/** Grants and revokes the role Admin. The last Admin cannot lose the role. */

import type { AuditStore } from '../../../platform/server/audit/audit.store.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { refuse } from '../refusals.ts';

export type Role = 'Member' | 'Admin';

export type RolesOptions = {
  readonly members: {
    findByEmail(email: string): Promise<{ readonly id: string; readonly role: string } | null>;
    /** Sets the role unless this would remove the last Admin. */
    setRole(memberId: string, role: Role, at: Date): Promise<'changed' | 'unchanged' | 'last_admin' | null>;
  };
  readonly audit: Pick<AuditStore, 'record'>;
  readonly clock: Clock;
};

export function createRoles({ members, audit, clock }: RolesOptions) {
  return {
    /**
     * Sets a role.
     * @param actorId member id of the acting Admin; null on the command line
     * @throws AppError 404 for an unknown member, 409 for the last Admin
     */
    async set(memberId: string, role: Role, actorId: string | null): Promise<'changed' | 'unchanged'> {
      const at = clock.now();
      const outcome = await members.setRole(memberId, role, at);
      if (outcome === null) throw refuse('admin.no_member');
      if (outcome === 'last_admin') {
        throw refuse('admin.last_admin');
      }
      if (outcome === 'changed') {
        const action = role === 'Admin' ? 'admin.role_granted' : 'admin.role_taken';
        await audit.record({ action, memberId: actorId, targetId: memberId, at });
      }
      return outcome;
    },

    async setByEmail(email: string, role: Role, actorId: string | null): Promise<'changed' | 'unchanged'> {
      const member = await members.findByEmail(email.trim());
      if (!member) {
        throw refuse('admin.no_member', {
          about: `Nobody is registered as ${email}. They sign up first.`,
        });
      }
      return this.set(member.id, role, actorId);
    },
  };
}

export type RolesUseCases = ReturnType<typeof createRoles>;
