/** Somebody signed in, as far as an administrator's rights ask. */
export type RoleHolder = { readonly role: string; readonly lacksFactor?: boolean | undefined };

/**
 * Whether somebody has an Admin's rights over what belongs to others. Where guards do not decide, this does: in live
 * mode an Admin without a second factor has the rights of a member.
 */
export function isAdministrator({ role, lacksFactor }: RoleHolder): boolean {
  return role === 'Admin' && !lacksFactor;
}
