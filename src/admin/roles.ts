/** Who is an administrator. The last one stays: nobody could make another from inside. */
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { AuditStore } from './audit.store.ts';

export type Role = 'Member' | 'Admin';

export type RolesOptions = {
  readonly members: {
    findByEmail(email: string): Promise<{ readonly id: string; readonly role: string } | null>;
    /** Refuses to take the role from the last who has it. */
    setRole(memberId: string, role: Role, at: Date): Promise<'changed' | 'unchanged' | 'last_admin' | null>;
  };
  readonly audit: Pick<AuditStore, 'record'>;
  readonly clock: Clock;
};

export function createRoles({ members, audit, clock }: RolesOptions) {
  return {
    /**
     * @param actorId member id of the Admin who does it; null on the server's command line
     * @throws AppError 404 for an unknown member, 409 for the last Admin
     */
    async set(memberId: string, role: Role, actorId: string | null): Promise<'changed' | 'unchanged'> {
      const at = clock.now();
      const outcome = await members.setRole(memberId, role, at);
      if (outcome === null)
        throw new AppError('not_found', 'admin.no_member', { message: 'There is no such member.' });
      if (outcome === 'last_admin') {
        throw new AppError('conflict', 'admin.last_admin', {
          message: 'This is the last administrator. Give the role to somebody else first.',
        });
      }
      if (outcome === 'changed') {
        const action = role === 'Admin' ? 'admin.role_granted' : 'admin.role_taken';
        await audit.record({ action, memberId: actorId, targetId: memberId, at });
      }
      return outcome;
    },

    /** As `set`, for an e-mail address. */
    async setByEmail(email: string, role: Role, actorId: string | null): Promise<'changed' | 'unchanged'> {
      const member = await members.findByEmail(email.trim());
      if (!member) {
        throw new AppError('not_found', 'admin.no_member', {
          message: `Nobody is registered as ${email}. They sign up first.`,
        });
      }
      return this.set(member.id, role, actorId);
    },
  };
}

export type RolesUseCases = ReturnType<typeof createRoles>;
