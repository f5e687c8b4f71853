/** Estimates text widths without a browser, with equal results on server and client. */
const narrow = new Set([..."iIl.,:;'|!()[]{}·jtfr "]);
const broad = new Set([...'mwMW%@→']);

function emsOf(text: string): number {
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
  return ems;
}

/** Cache of text widths in ems, because the layout of a diagram measures the same texts many times. */
const measured = new Map<string, number>();
const maxMeasured = 2_000;

/** Returns the estimated width of a text in drawing units at a font size. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = measured.get(text);
  if (ems === undefined) {
    ems = emsOf(text);
    if (measured.size >= maxMeasured) measured.clear();
    measured.set(text, ems);
  }
  return ems * size * (bold ? 1.06 : 1);
}
