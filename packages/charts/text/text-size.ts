/** Estimates text widths without a browser, with equal results on server and client. */
const narrow = new Set([..."iIl.,:;'|!()[]{}·jtfr "]);
const broad = new Set([...'mwMW%@→']);

/** Returns the estimated width in drawing units at a font size. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const char of text) {
    if ((char.codePointAt(0) ?? 0) >= 0x2e80) ems += 1;
    else if (/\p{M}/u.test(char)) ems += 0;
    else if (narrow.has(char)) ems += 0.32;
    else if (broad.has(char)) ems += 0.9;
    else if (/\p{Lu}/u.test(char)) ems += 0.68;
    else if (/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(char)) ems += 0.38;
    else ems += 0.56;
  }
  return ems * size * (bold ? 1.06 : 1);
}
