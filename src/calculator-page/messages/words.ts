/** Texts of the calculator page. A language that lacks a key does not compile. */
import type { en } from './en.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
export type Words = Shape<typeof en>;

/** Puts values into the `{placeholders}` of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
