/** The signed-in member as the account's screens read and change it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile, ProfileChanges } from '../../auth/schemas.ts';
import { call } from '../../platform/api-client.ts';
import { profileKey, profileQuery } from '../../platform/session/profile.ts';

export type OwnProfile = Profile;

/** The whole profile, asked anew: uses of tools count up elsewhere. */
export function useOwnProfile() {
  return useQuery({
    ...profileQuery,
    refetchOnMount: 'always',
    select: (profile) => profile as OwnProfile | null,
  });
}

/** Sends changes; what the server made of them shows everywhere at once. */
export function useProfileChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) =>
      call<{ user: OwnProfile }>('PATCH', '/api/auth/profile', changes),
    onSuccess: ({ user }) => queryClient.setQueryData(profileKey, user),
  });
}

/** What kind of member somebody is, by the plan paid for. */
export function planBadge(membershipType: string): 'annual' | 'monthly' | 'free' {
  if (membershipType === 'annual' || membershipType === 'free') return membershipType;
  return 'monthly';
}
