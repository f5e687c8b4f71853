import type { en } from './messages/en.ts';

export type ReportWords = Widened<typeof en>;
type Widened<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Widened<T[Key]> };

/** Fills the `{placeholders}` of a template. */
export const fillWords = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
