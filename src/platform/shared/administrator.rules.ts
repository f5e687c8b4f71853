/** Properties of a signed-in member that decide about admin rights. */
export type RoleHolder = { readonly role: string; readonly lacksFactor?: boolean | undefined };

/**
 * Returns whether a member has admin rights over data of others, where no guard decides. In live mode an Admin without a
 * second factor has the rights of a member.
 */
export function isAdministrator({ role, lacksFactor }: RoleHolder): boolean {
  return role === 'Admin' && !lacksFactor;
}
