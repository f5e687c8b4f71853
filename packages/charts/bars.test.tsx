import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Bars } from './bars.tsx';
import { textWidth } from './text/text-size.ts';

const drawn = (labels: readonly string[]) =>
  renderToStaticMarkup(
    <Bars
      title="Revenue"
      series={[{ name: 'all', fill: 'fill-ink', swatch: 'bg-ink' }]}
      bars={labels.map((label) => ({ label, parts: [1] }))}
      shown={String}
      summary="all"
    />,
  );

/** Returns the positions and texts of the labels below the bars, for each drawn width. */
const labelsOf = (markup: string) =>
  markup
    .split('<svg')
    .slice(1)
    .map((svg) =>
      [...svg.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="middle"[^>]*>([^<]+)</g)].map(
        ([, x, text]) => [Number(x), text ?? ''] as const,
      ),
    );

describe('axis labels of a bar chart', () => {
  it.each([
    ['J', 12],
    ['12월', 12],
    ['12월', 24],
    ['12月', 36],
  ])('the labels “%s” of %i bars do not overlap, and the newest bar has a label', (label, count) => {
    const drawings = labelsOf(drawn(Array.from({ length: count }, () => label)));
    expect(drawings).toHaveLength(3);
    for (const labels of drawings) {
      const gaps = labels.slice(1).map(([x], at) => x - (labels[at]?.[0] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(textWidth(label, 11));
      expect(labels.length).toBeGreaterThan(2);
    }
  });

  it.each([
    ['J', 12],
    ['12월', 12],
    ['12월', 24],
    ['12月', 36],
  ])('U-12 the last label “%s” of %i bars ends inside the drawing', (label, count) => {
    const markup = drawn(Array.from({ length: count }, () => label));
    const widths = [...markup.matchAll(/viewBox="0 0 (\d+)/g)].map(([, width]) => Number(width));
    for (const [at, labels] of labelsOf(markup).entries()) {
      const [x] = labels.at(-1) ?? [0];
      expect(x + textWidth(label, 11) / 2).toBeLessThanOrEqual(widths[at] ?? 0);
    }
  });
});

describe('group labels of a bar chart', () => {
  const grouped = (groups: readonly string[]) =>
    renderToStaticMarkup(
      <Bars
        title="Revenue"
        series={[{ name: 'all', fill: 'fill-ink', swatch: 'bg-ink' }]}
        bars={groups.map((group) => ({ label: 'J', group, parts: [1] }))}
        shown={String}
        summary="all"
      />,
    )
      .split('<svg')
      .slice(1)
      .map((svg) => [...svg.matchAll(/>(20\d\d)</g)].map(([, year]) => year));

  it('U-12 each year is labelled once in a chart of 24 months, at every width', () => {
    const years = ['2024', ...Array<string>(12).fill('2025'), ...Array<string>(11).fill('2026')];
    // The year of a single month has no room beside the next year.
    expect(grouped(years)).toEqual([
      ['2025', '2026'],
      ['2025', '2026'],
      ['2025', '2026'],
    ]);
    const twoYears = [...Array<string>(12).fill('2025'), ...Array<string>(12).fill('2026')];
    expect(grouped(twoYears)).toEqual(Array(3).fill(['2025', '2026']));
  });
});
