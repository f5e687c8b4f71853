import { passwordLengths } from '../shared/password-length.ts';
import { useSite } from './use-site.ts';

/** Returns the minimum password length set on the server (`least`) and the recommended length (`better`). */
export function usePasswordLength(): { readonly least: number; readonly better: number } {
  const site = useSite();
  const least = site?.passwordMin ?? passwordLengths.least;
  return { least, better: Math.max(passwordLengths.recommended, least + 2) };
}
