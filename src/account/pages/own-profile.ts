/** The signed-in member as the account's screens read and change it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { authContract, Profile } from '../../auth/auth.contract.ts';
import { useChange } from '../../layout/use-change.ts';
import { call } from '../../platform/browser/api-client.ts';
import { profileQuery } from '../../platform/browser/session/profile.ts';
import type { BodyOf } from '../../platform/server/http/contract.ts';

export type OwnProfile = Profile;
type Change = typeof authContract.changeProfile;

/** The whole profile, asked anew: uses of tools count up elsewhere. */
export function useOwnProfile() {
  return useQuery({ ...profileQuery, refetchOnMount: 'always' });
}

/** Sends changes; what the server made of them shows everywhere at once. */
export function useProfileChange() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (changes: BodyOf<Change>) => call<Change>('PATCH', '/api/auth/profile', changes),
    onSuccess: ({ user }) => queryClient.setQueryData(profileQuery.queryKey, user),
  });
}

/** What kind of member somebody is, by the plan paid for. */
export function planBadge(membershipType: string): 'annual' | 'monthly' | 'free' {
  if (membershipType === 'annual' || membershipType === 'free') return membershipType;
  return 'monthly';
}
