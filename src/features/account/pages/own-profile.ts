/** Fetches and changes the profile of the logged-in member. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../layout/use-change.ts';
import { call } from '../../../platform/browser/api-client.ts';
import { profileQuery } from '../../../platform/browser/session/profile.ts';
import type { BodyOf } from '../../../platform/server/http/contract.ts';
import type { authContract, Profile } from '../../auth/auth.contract.ts';

export type OwnProfile = Profile;
type Change = typeof authContract.changeProfile;

/** Fetches the profile each time a page is opened, because it contains the number of tool uses. */
export function useOwnProfile() {
  return useQuery({ ...profileQuery, refetchOnMount: 'always' });
}

export function useProfileChange() {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (changes: BodyOf<Change>) => call<Change>('PATCH', '/api/auth/profile', changes),
    onSuccess: ({ user }) => queryClient.setQueryData(profileQuery.queryKey, user),
  });
}

type Plan = Pick<OwnProfile, 'membershipType' | 'isGranted'>;

/** Returns the text key of the plan's name. Days that an administrator granted are no paid plan. */
export function planBadge({ membershipType, isGranted }: Plan): 'annual' | 'monthly' | 'free' | 'granted' {
  if (isGranted && membershipType !== 'free') return 'granted';
  if (membershipType === 'annual' || membershipType === 'free') return membershipType;
  return 'monthly';
}
