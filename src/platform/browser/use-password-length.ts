import { passwordLengths } from '../shared/password-length.ts';
import { useSite } from './use-site.ts';

/** Returns the minimum password length of the server settings (`least`) and the recommended one (`better`). */
export function usePasswordLength(): { readonly least: number; readonly better: number } {
  const site = useSite();
  const least = site?.passwordMin ?? passwordLengths.least;
  return { least, better: Math.max(passwordLengths.recommended, least + 2) };
}
