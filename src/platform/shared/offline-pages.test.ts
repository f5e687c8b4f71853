import { describe, expect, it } from 'vitest';
import {
  isForeignTable,
  isPageAsset,
  isRightsRequest,
  isStillGranted,
  pageKey,
  tableKey,
} from './offline-pages.ts';

const site = 'https://ferrite.example';

describe('C-04 pages stored for offline use', () => {
  it('C-04 one page is stored per calculator and language, whatever inputs the URL contains', () => {
    const one = pageKey(`${site}/calculators/carbon-equivalent.html?lang=kr&C=0.2`);
    expect(one).toBe(pageKey(`${site}/calculators/carbon-equivalent.html?C=0.4&lang=kr#chart`));
    expect(one).not.toBe(pageKey(`${site}/calculators/carbon-equivalent.html?lang=de`));
  });

  it('C-04 a stored page is valid until its grant ends, to the millisecond', () => {
    const until = '2026-11-21T12:00:00.000Z';
    expect(isStillGranted(until, Date.parse(until) - 1)).toBe(true);
    expect(isStillGranted(until, Date.parse(until))).toBe(false);
    expect(isStillGranted(null, 0)).toBe(false);
    expect(isStillGranted('soon', 0)).toBe(false);
  });

  it('C-04 pages are distinguished from their assets and from requests of rights', () => {
    expect(isPageAsset(`${site}/calculators/shared/page-1a2b.js`)).toBe(true);
    expect(isPageAsset(`${site}/calculators/gated/x.js`)).toBe(true);
    expect(isPageAsset(`${site}/calculators/grain-size.html`)).toBe(false);
    expect(isPageAsset(`${site}/assets/calculators/shared/x.js`)).toBe(false);
    expect(isRightsRequest(`${site}/calculators/rights/grain-size`)).toBe(true);
  });

  it('C-04 a stored table is found only by its member, until its time has passed; one without a member is deleted', () => {
    const now = Date.parse('2026-03-04T00:00:00Z');
    const later = '2026-03-05T00:00:00Z';
    const of = (path: string, until: string | null = later) =>
      isForeignTable(`${site}${path}`, 'kim', until, now);
    expect(of(tableKey('kim', 'grain-size'))).toBe(false);
    expect(of(tableKey('lee', 'grain-size'))).toBe(true);
    expect(of(tableKey('kim2', 'grain-size'))).toBe(true);
    expect(of(tableKey('kim', 'grain-size'), '2026-03-03T00:00:00Z')).toBe(true);
    expect(of(tableKey('kim', 'grain-size'), null)).toBe(true);
    expect(of('/calculators/batch-table/grain-size')).toBe(true);
    expect(of('/calculators/grain-size.html?lang=en', null)).toBe(false);
  });
});
