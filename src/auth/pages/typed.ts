/** Small readings of what somebody typed. */

import { isEmail } from '../../ui/form/typed.ts';

export { isEmail, minutesAndSeconds, sixDigits } from '../../ui/form/typed.ts';

/** Code and address of a mail's link, `#token=<code>.<address in base64url>`; null for anything else. */
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

/** A text field of a form as it is now. */
export function fieldText(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
