/** Small readings of what somebody typed. */

/** Good enough to send something there; the server looks again. */
export function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** The digits, also of full width, at most six. */
export function sixDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}

/** `9:05` */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Code and address of a mail's link, `#token=<code>.<address in base64url>`; null for anything else. */
export function mailedToken(hash: string): { readonly code: string; readonly email: string } | null {
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
export function textOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '');
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}
