/** Token of a mailed link: `<code>.<email address in base64url>`. */

export function joinToken(code: string, email: string): string {
  return `${code}.${Buffer.from(email).toString('base64url')}`;
}

/**
 * Returns code and email address of a token, which is either that of a link or the mailed code.
 * @param email email address sent with the mailed code
 * @returns no address for a code without an email address
 */
export function splitToken(
  token: string,
  email: string | undefined,
): { code: string; address: string | null } {
  const [code = '', encoded] = token.split('.');
  if (email !== undefined) return { code, address: email };
  const address = encoded ? Buffer.from(encoded, 'base64url').toString().toLowerCase() : null;
  // PostgreSQL rejects texts that contain NUL.
  return { code, address: address?.includes('\0') ? null : address };
}
