import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it } from 'vitest';
import { omittedFromLink } from './form/link-text.rules.ts';
import type { SectionInput } from './section.contract.ts';
import {
  fitsSectionAddress,
  heatSectionAddress,
  questionAt,
  type SectionQuestion,
  sectionUrl,
} from './section-address.rules.ts';
import { addressOf, formOf } from './section-form.rules.ts';

const input: SectionInput = {
  shape: 'bar',
  sizeMm: 80.5,
  startC: 850,
  analysis: { C: 0.415, Mn: 1.234, Cr: 1.05, B: 0.0000005 },
  grainSize: 7.5,
  medium: { by: 'bath', bath: 'oil-good', temperatureC: 60 },
  criterion: 'time',
  temper: { temperatureC: 550, timeH: 1.5 },
  place: 'half',
  requirement: { atLeastHRC: 45.5, atMostHRC: null },
};
const question = (more: Partial<SectionInput>): SectionQuestion => ({
  input: { ...input, ...more },
  steel: '4711 · 42CrMo4',
});

describe('URL of a section', () => {
  it.each<[string, Partial<SectionInput>]>([
    ['bath', {}],
    ['another bath', { medium: { by: 'bath', bath: 'water-still', temperatureC: 20 } }],
    ['contents below a limit', { analysis: { C: 0.415, B: 0.0005 }, below: ['B'] }],
    ['plate without tempering', { shape: 'plate', place: 'surface', criterion: 'rate', temper: null }],
    ['two limits', { requirement: { atLeastHRC: 44.5, atMostHRC: 50 } }],
    ['contents with tolerances', { tolerance: { C: 0.02, Mn: 0.05 } }],
    ['no requirement', { requirement: null }],
    ['severity', { medium: { by: 'severity', severity: 0.35, temperatureC: 20 } }],
    ['film coefficient', { medium: { by: 'film', filmWm2K: 1234.5, temperatureC: 20 } }],
    ['table', { medium: { by: 'table', points: [{ surfaceC: 200, filmWm2K: 1000.25 }], temperatureC: 20 } }],
    [
      'probe',
      {
        medium: {
          by: 'probe',
          curve: Array.from({ length: 400 }, (_, at) => ({ seconds: at * 0.25, celsius: 900 - at * 1.125 })),
          temperatureC: 20,
        },
      },
    ],
  ])('W-04 the URL opens the same section in every language: %s', (_medium, more) => {
    for (const language of languages) {
      const address = sectionUrl(question(more), language);
      expect(address.length).toBeLessThan(12_000);
      expect(questionAt(address), language).toEqual(question(more));
    }
  });

  it('W-04 a curve that is too long for a URL is listed as left out, and there is no URL for a report', () => {
    const curve = (digits: number) =>
      Array.from({ length: 400 }, (_, at) => ({
        seconds: at * 0.25,
        celsius: Number((900 - at * (1 + 1 / 7)).toFixed(digits)),
      }));
    const of = (digits: number) =>
      question({ medium: { by: 'probe', curve: curve(digits), temperatureC: 20 } });
    expect(fitsSectionAddress(of(4))).toBe(true);
    expect(fitsSectionAddress(of(15))).toBe(false);
    const form = { ...formOf(new URLSearchParams(), 'en'), curve: '0.25 899.857142857142\n'.repeat(400) };
    expect(omittedFromLink(form)).toEqual(['curve']);
    expect([...addressOf(form, 'en').keys()]).not.toContain('curve');
  });

  it('W-04 URLs of other pages, and unreadable, unknown or repeated fields are rejected', () => {
    for (const address of [
      '/workbench',
      '/calculators/x',
      'http://',
      '/workbench/section?sizeMm=wide',
      '/workbench/section?sizeMn=80',
      '/workbench/section?sizeMm=80&sizeMn=80',
      '/workbench/section?medium=honey',
      '/workbench/section?sizeMm=80&sizeMm=90',
    ])
      expect(questionAt(address), address).toBeNull();
  });
});

it('W-04 the language in a URL of a section is not an input, and a name is cut at 120 characters', () => {
  expect(questionAt('/workbench/section?sizeMm=90&lang=de')?.input.sizeMm).toBe(90);
  expect(questionAt(`/workbench/section?C=0.4&grade=${'x'.repeat(121)}`)?.steel).toBe('x'.repeat(120));
});

describe('URL of the section of a heat', () => {
  const heat = {
    name: '4711',
    grade: '16MnCr5',
    analysis: { C: 0.17, Mn: 1.15, Cr: 0.95, B: 0.0005 },
    below: ['B'],
  } as const;

  it.each(languages)('W-03 the link of a heat opens its own analysis, shape and size in %s', (language) => {
    const plate = { ...heat, section: { shape: 'plate', sizeMm: 40.5 } } as const;
    const opened = questionAt(heatSectionAddress(plate, language));
    expect(opened).toMatchObject({
      steel: '4711 · 16MnCr5',
      input: { analysis: heat.analysis, below: ['B'], shape: 'plate', sizeMm: 40.5 },
    });
  });

  it('W-03 a heat without a section opens with the default size', () => {
    const opened = questionAt(heatSectionAddress({ ...heat, section: null }, 'en'));
    expect(opened?.input).toMatchObject({ analysis: heat.analysis, shape: 'bar', sizeMm: 80 });
  });
});
