import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { inLanguage, placeOf, sharedAddress } from './shared-address.ts';

const address = '/calculators/carbon-equivalent.html?C=0.17&Mn=1.45&v=1';

describe('sharedAddress', () => {
  it('G-05: the calculator in the URL is found and its inputs are kept', () => {
    expect(sharedAddress(address)).toMatchObject({ entry: { id: 'carbon-equivalent' }, address });
  });

  it('G-05: the page of each of the 38 calculators is accepted', () => {
    for (const entry of registry)
      expect(sharedAddress(`/calculators/${pagePath(entry)}`)?.entry.id).toBe(entry.id);
  });

  it.each([
    null,
    '',
    '/calculators/',
    '/calculators/unknown.html',
    '/tools',
    'https://evil.example/calculators/carbon-equivalent.html',
    '//evil.example/calculators/carbon-equivalent.html',
    '/calculators/../admin/dashboard',
    '/calculators/%zz',
  ])('G-05: %j is rejected as a calculator URL', (open) => {
    expect(sharedAddress(open)).toBeNull();
  });

  it('G-05: a manipulated path leads to no other page', () => {
    expect(sharedAddress('/calculators/x/../welding/carbon-equivalent.html')?.address).toBe(
      '/calculators/carbon-equivalent.html',
    );
  });
});

describe('URLs of the login round trip', () => {
  it('G-05: the return path contains the whole calculator URL', () => {
    const place = placeOf('/ko/tools', address);
    expect(new URL(place, 'https://x.example').searchParams.get('open')).toBe(address);
  });

  it('T-04: the page opens in the current language, unless the URL contains one', () => {
    expect(inLanguage('/calculators/grain-size.html', 'kr')).toBe('/calculators/grain-size.html?lang=kr');
    expect(inLanguage(address, 'de')).toBe(`${address}&lang=de`);
    expect(inLanguage(`${address}&lang=ja`, 'de')).toBe(`${address}&lang=ja`);
  });
});
