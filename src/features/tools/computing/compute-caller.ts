import type { Caller } from '../../../platform/server/http/api.ts';

/** Member who computes, logged in or by access key. */
export type ComputeCaller = Pick<Caller, 'memberId' | 'isPremium'>;
