/** Action in the audit log that marks a member whose deletion has begun. */
export const begunAction = 'membership.deletion_begun';

/** Returns whether this is the system account, which cannot be deleted. */
export const isProtected = (nickname: string): boolean => nickname.toLowerCase() === 'admin';
