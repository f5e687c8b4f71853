import { categories, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../../tools.contract.ts';
import { toolRows } from './catalogue.ts';

const whole: Catalogue = Object.fromEntries(
  categories.map(({ id, name }) => [
    name,
    registry
      .filter((entry) => entry.category === id)
      .map((entry) => ({ id: entry.id, name: entry.name, links: [], access: entry.access, available: true })),
  ]),
);

describe('toolRows', () => {
  it('T-02: all 38 rows of the catalogue are numbered consecutively, by category from Alloy Design to Others', () => {
    const rows = toolRows(whole);
    expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 38 }, (_, at) => at + 1));
    expect([...new Set(rows.map((row) => row.category))]).toEqual([
      'Alloy Design',
      'Diffusion',
      'Heat treatment',
      'Ingot',
      'Forging',
      'Welding',
      'Others',
    ]);
    expect(rows[30]).toMatchObject({
      name: 'Carbon Equivalent',
      categoryId: 'welding',
      access: 'member',
      available: true,
    });
  });

  it('T-05: a tool without a page is not available', () => {
    const rows = toolRows({
      Welding: [
        { id: 'unknown', name: 'Perpetual Motion', links: [], access: 'member', available: true },
        { id: 'grain-size', name: 'Grain Size', links: [], access: 'member', available: true },
        { id: 'carbon-equivalent', name: 'Carbon Equivalent', links: [], access: 'member', available: false },
      ],
    });
    expect(rows.map(({ entry, available }) => [entry?.id ?? null, available])).toEqual([
      [null, false],
      [null, false],
      ['carbon-equivalent', false],
    ]);
  });

  it('T-02: a catalogue with only names and links is accepted', () => {
    const rows = toolRows({ Others: [{ name: 'Grain Size', links: ['a.de'] }] } as unknown as Catalogue);
    expect(rows).toEqual([
      expect.objectContaining({ number: 1, access: 'member', available: true, links: ['a.de'] }),
    ]);
  });
});
