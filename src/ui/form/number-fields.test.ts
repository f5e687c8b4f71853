/** Checks that no field of a number has a maximum length, at which a browser would cut it to another number. */
import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.dirname(path.dirname(path.dirname(import.meta.dirname)));

/** Input modes of fields for texts that are not numbers. */
const textModes = new Set(['url', 'email', 'search']);

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Calls `visit` with every node of a syntax tree. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) visit(value as Node);
  for (const child of Object.values(value)) walk(child, visit);
}

const propertyOf = (node: Node): readonly [string, unknown] => {
  const key = (node['name'] ?? node['key']) as Record<string, unknown>;
  return [String(key['name']), (node['value'] as Record<string, unknown> | null)?.['value']];
};

/** Returns the number of fields of numbers with a maximum length. */
function limitedFields(file: string, source: string): number {
  let found = 0;
  walk(parseSync(file, source).program, (node) => {
    const parts = (node.type === 'JSXOpeningElement' ? node['attributes'] : node['properties']) as
      | readonly Node[]
      | undefined;
    const named = new Map(
      (parts ?? []).filter(({ type }) => type === 'JSXAttribute' || type === 'Property').map(propertyOf),
    );
    const mode = named.get('inputMode');
    if (named.has('maxLength') && named.has('inputMode') && !textModes.has(String(mode))) found += 1;
  });
  return found;
}

it('F-01 a field of a number has no maximum length', () => {
  expect(limitedFields('a.tsx', 'const a = <input inputMode="decimal" maxLength={3} />;')).toBe(1);
  expect(limitedFields('a.ts', "const a = { inputMode: 'numeric', maxLength: 3 };")).toBe(1);
  expect(limitedFields('a.tsx', 'const a = <input inputMode="url" maxLength={3} />;')).toBe(0);
  const files = fs
    .globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')] as const);
  const wrong = files.filter(([file, source]) => source.includes('maxLength') && limitedFields(file, source));
  expect(wrong.map(([file]) => file)).toEqual([]);
  expect(
    files.filter(([file, source]) => file.startsWith('src/calculator-page/') && source.includes('maxLength')),
  ).toEqual([]);
});
