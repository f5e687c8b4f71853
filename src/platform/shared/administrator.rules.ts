/** Properties of a logged-in member that decide about administrator rights. */
export type RoleHolder = { readonly role: string; readonly lacksFactor?: boolean | undefined };

/**
 * Returns whether a member has administrator rights over data of others; for endpoints whose guard does not decide
 * this. In live mode an Admin without a second factor has only the rights of a member.
 */
export function isAdministrator({ role, lacksFactor }: RoleHolder): boolean {
  return role === 'Admin' && !lacksFactor;
}
