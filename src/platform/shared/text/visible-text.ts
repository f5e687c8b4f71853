/**
 * Removes invisible characters from user texts: control, format and default-ignorable characters, and blank symbols.
 */

/** Matches emoji sequences first, because the joiners and selectors in them must be kept. */
const emojiOrInvisible = /\p{RGI_Emoji}|[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gv;
const lineBreakOrControl = /[\p{Cc}\p{Zl}\p{Zp}]+/gv;
const invisible = /^[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/v;

export function removeInvisible(text: string): string {
  return text.replace(emojiOrInvisible, (match) => (invisible.test(match) ? '' : match));
}

/**
 * Returns a single line in the form in which it is stored: NFC, without invisible characters and line breaks, trimmed.
 */
export function cleanLine(text: string): string {
  return removeInvisible(text.normalize('NFC').replace(lineBreakOrControl, ' ')).trim();
}

/** Returns whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return cleanLine(text) === '';
}

/** Returns a nickname in the form in which it is stored: NFKC, single spaces, trimmed. */
export function normalizeNickname(nickname: string): string {
  return nickname
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Returns whether a nickname contains invisible characters or no visible one. */
export function hasInvisible(nickname: string): boolean {
  return (
    cleanLine(nickname) !== nickname.normalize('NFC').trim() || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(nickname)
  );
}
