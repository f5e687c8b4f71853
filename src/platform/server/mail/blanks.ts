/** The site as mails name it. */
export type Site = { readonly name: string; readonly url: string };

/** @returns the text with each `{name}` replaced by the value of that name; others stay as they are */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : blank,
  );
}
