/** Unsaved entries of a form as text: a draft that only the member who typed it gets back. */

export type Unsaved<Entries> = {
  readonly savedAt: Date;
  readonly entries: Entries;
};

/** Returns validated entries of stored data; null if they are not those of this form. */
export type ReadEntries<Entries> = (stored: unknown) => Entries | null;

/** Returns the name of the draft of a member and a form, e.g. `heat.12`. */
export const unsavedName = (memberId: string, form: string): string => `form.${memberId}.${form}`;

export const writeUnsaved = (entries: unknown, savedAt: Date): string =>
  JSON.stringify({ savedAt: savedAt.toISOString(), entries });

/** Reads a draft; null for none and for a broken one. */
export function readUnsaved<Entries>(text: string, read: ReadEntries<Entries>): Unsaved<Entries> | null {
  if (text === '') return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return null;
    const savedAt = new Date(String(stored['savedAt']));
    const entries = read(stored['entries']);
    return entries === null || Number.isNaN(savedAt.getTime()) ? null : { savedAt, entries };
  } catch {
    return null;
  }
}

/** Returns the fields that differ from the stored ones, without the secret ones; null for none. */
export function changedFields<F extends Readonly<Record<string, string>>>(
  form: F,
  stored: F,
  secret: readonly (keyof F)[],
): Partial<F> | null {
  const changed = Object.entries(form).filter(
    ([name, text]) => text !== stored[name] && !secret.includes(name),
  );
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<F>);
}

/** Returns a form whose unchanged fields follow the stored ones, e.g. after another tab saved them. */
export function rebased<F extends Readonly<Record<string, string>>>(form: F, from: F, stored: F): F {
  return { ...stored, ...changedFields(form, from, []) };
}

/** Returns the kept fields that a form has; null for none. */
export function readFields<F extends Readonly<Record<string, string>>>(
  kept: unknown,
  stored: F,
  secret: readonly (keyof F)[],
): Partial<F> | null {
  if (!isRecord(kept)) return null;
  const texts = Object.entries(kept).filter(([name, text]) => name in stored && typeof text === 'string');
  return changedFields({ ...stored, ...Object.fromEntries(texts) }, stored, secret);
}

/** Returns whether a value of stored data is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
