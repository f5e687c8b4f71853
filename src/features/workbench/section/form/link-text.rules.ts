/** Texts of the form that are too long for the URL of the page. */

/** Maximum length of the text of a field in a URL, characters. */
export const maxLinkText = 8_000;

export const fitsLink = (text: string): boolean => text.length <= maxLinkText;

/** Returns the fields that a URL of the form leaves out. */
export const omittedFromLink = <Field extends string>(
  form: Readonly<Record<Field, string>>,
): readonly Field[] => (Object.keys(form) as Field[]).filter((field) => !fitsLink(form[field]));
