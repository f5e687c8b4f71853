import { passwordLengths } from '../shared/password-length.ts';
import { useSite } from './use-site.ts';

/** How long a password has to be here, by the server's setting: `least` is refused below, `better` is advised. */
export function usePasswordLength(): { readonly least: number; readonly better: number } {
  const site = useSite();
  const least = site?.passwordMin ?? passwordLengths.least;
  return { least, better: Math.max(passwordLengths.recommended, least + 2) };
}
