/**
 * Language explicitly chosen by the user, stored until it becomes the language of the member's mails after sign-in. A
 * language from an address does not count.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { authContract } from '../../../../features/auth/auth.contract.ts';
import { isLanguage, type Language } from '../../../shared/i18n/i18n.ts';
import { call } from '../../api-client.ts';
import { profileQuery } from '../profile.ts';

const key = 'chosenLanguage';

export function saveChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice applies to the screen only.
  }
}

/** Clears the stored choice, after the mail language was set separately. */
export function clearChosenLanguage(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was stored.
  }
}

function keptChoice(): Language | null {
  try {
    const kept = localStorage.getItem(key);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Saves the stored choice, if any, as the mail language of the member. */
export async function saveMailLanguage(queryClient: QueryClient): Promise<void> {
  const language = keptChoice();
  if (!language) return;
  try {
    const path = '/api/auth/profile';
    const { user } = await call<typeof authContract.changeProfile>('PATCH', path, { language });
    if (keptChoice() === language) clearChosenLanguage();
    // Cancels requests sent before the change.
    const { queryKey } = profileQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, user);
  } catch {
    // Failures are ignored: the choice stays stored for the next page.
  }
}

/** Saves a choice made before the sign-in. */
export function useChosenLanguage(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSignedIn) void saveMailLanguage(queryClient);
  }, [isSignedIn, queryClient]);
}
