/** Site name and base URL that replace placeholders in emails. */
export type Site = { readonly name: string; readonly url: string };

/** Replaces each `{name}` with its value; unknown names stay unchanged. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  );
}
