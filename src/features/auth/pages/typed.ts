/** Helpers for typed values. */

import { isEmail } from '../../../ui/form/typed.ts';

export { isEmail, minutesAndSeconds, sixDigits } from '../../../ui/form/typed.ts';

/** Parses code and email address of a mailed link, `#token=<code>.<email address in base64url>`; null if invalid. */
export function parseResetToken(hash: string): { readonly code: string; readonly email: string } | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
  const [, code, encoded] = /^(\d{6})\.([\w-]+)$/.exec(token) ?? [];
  if (!code || !encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    const email = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isEmail(email) ? { code, email } : null;
  } catch {
    return null;
  }
}

export function fieldText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
