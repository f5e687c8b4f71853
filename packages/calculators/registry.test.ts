import { expect, it } from 'vitest';
import { findPage, pagePath, registry } from './registry.ts';

it('R-13 every calculator page has a URL of the same form, and earlier URLs lead to the same calculator', () => {
  for (const entry of registry) {
    expect(pagePath(entry)).toBe(`${entry.id}.html`);
    expect(findPage(`/calculators/${entry.id}.html`)).toBe(entry);
  }
  expect(findPage('/calculators/welding/schaeffler-diagram.html')?.id).toBe('schaeffler-diagram');
  expect(findPage('/calculators/others/grain-size.html')?.id).toBe('grain-size');
  for (const path of [
    '/calculators/forging/forging-load.html',
    '/calculators/others/schaeffler-diagram.html',
    undefined,
  ])
    expect(findPage(path)).toBeUndefined();
});
