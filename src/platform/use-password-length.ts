import { useRouteLoaderData } from 'react-router';
import { passwordLengths } from './password-length.ts';

/** How long a password has to be here, by the server's setting: `least` is refused below, `better` is advised. */
export function usePasswordLength(): { readonly least: number; readonly better: number } {
  const site = useRouteLoaderData<{ readonly passwordMin?: number } | undefined>('root');
  const least = site?.passwordMin ?? passwordLengths.least;
  return { least, better: Math.max(passwordLengths.recommended, least + 2) };
}
