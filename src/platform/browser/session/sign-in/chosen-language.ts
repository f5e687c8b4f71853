/**
 * The language that a person chose themselves, until it is the language of their mails: chosen before signing in,
 * it counts from the sign-in on. A language that an address brought is none.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { authContract } from '../../../../auth/auth.contract.ts';
import { isLanguage, type Language } from '../../../shared/i18n/i18n.ts';
import { call } from '../../api-client.ts';
import { profileQuery } from '../profile.ts';

const key = 'chosenLanguage';

export function saveChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice is for the screen alone.
  }
}

/** Another choice, of the mails' own language, has come after it. */
export function clearChosenLanguage(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
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

/** Makes the choice that is kept, if any, the language of the signed-in member's mails. */
export async function saveMailLanguage(queryClient: QueryClient): Promise<void> {
  const language = keptChoice();
  if (!language) return;
  try {
    const path = '/api/auth/profile';
    const { user } = await call<typeof authContract.changeProfile>('PATCH', path, { language });
    if (keptChoice() === language) clearChosenLanguage();
    // An answer from before the change may still be on its way.
    const { queryKey } = profileQuery;
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, user);
  } catch {
    // Nobody who reads on is stopped by it: the choice stays kept for the next page.
  }
}

/** Sends a choice from before the sign-in as soon as somebody is signed in. */
export function useChosenLanguage(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isSignedIn) void saveMailLanguage(queryClient);
  }, [isSignedIn, queryClient]);
}
