/**
 * Stores the language that the user chose explicitly until it becomes the member's mail language after login. A
 * language prefix in the URL does not count as a choice.
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
    // Without storage, the choice applies to the screen only.
  }
}

/** Deletes the stored choice; called after the member set the mail language separately. */
export function clearChosenLanguage(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, there is no stored choice.
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

/** Saves the language that the user chose before, if there is one, as the member's mail language. */
export async function saveMailLanguage(queryClient: QueryClient): Promise<void> {
  const language = keptChoice();
  if (!language) return;
  try {
    const path = '/api/auth/profile';
    const { user } = await call<typeof authContract.changeProfile>('PATCH', path, { language });
    if (keptChoice() === language) clearChosenLanguage();
    // Cancels requests that were sent before the change, because they return the old language.
    const { queryKey } = profileQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, user);
  } catch {
    // Failures are ignored: the choice stays stored and is sent on the next page.
  }
}

/** Saves a choice that was made before the login. */
export function useChosenLanguage(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSignedIn) void saveMailLanguage(queryClient);
  }, [isSignedIn, queryClient]);
}
