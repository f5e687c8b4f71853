import { intervalsOf, spreadsOf } from '@ferrite/calculators/core/analysis/uncertainty.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { intervalWords } from '@ferrite/calculators/core/texts/interval-words.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../../platform/shared/i18n/i18n.ts';
import { reportWords } from '../messages/index.ts';
import { addressedCalculation, type FrozenCalculation, freeze } from './freeze.ts';
import { localizeCalculation } from './localize-calculation.ts';

const frozenAt = new Map<string, FrozenCalculation>();

/** Returns the calculation of an address; computed once. */
function frozenOf(address: string): FrozenCalculation {
  const frozen = frozenAt.get(address) ?? compute(address);
  frozenAt.set(address, frozen);
  return frozen;
}

function compute(address: string): FrozenCalculation {
  const found = addressedCalculation(address);
  if (!found) throw new Error(`${address} is no calculation.`);
  const { calculator, raw, query } = found;
  const evaluated = evaluate(calculator, raw);
  if (!evaluated.ok) throw new Error(JSON.stringify(evaluated.problems));
  const spreads = spreadsOf(calculator, raw);
  return freeze(calculator, query, evaluated, spreads && intervalsOf(calculator, spreads));
}
const viewOf = async (frozen: FrozenCalculation, language: Language = 'en') =>
  localizeCalculation(frozen, frozen.values, {
    language,
    words: await reportWords[language](),
    typeset: () => '',
  });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const carbon = '/calculators/carbon-equivalent.html?C=0.42±0.05&Mn=0.75±0.1&Cr=1.05';
const start = '/calculators/transformation-temperatures.html?C=0.42±0.05&Mn=0.75±0.1&Cr=1.05';

describe('V-07 B-07 a report of inputs with ±', () => {
  it.each(languages)('V-07 B-07 %s: contents and conditions are shown with their ±', async (language) => {
    const { analyses } = await viewOf(frozenOf(carbon), language);
    const contents = analyses[0]?.elements.map(({ label, text }) => `${label} ${plain(text)}`);
    const decimal = (text: string) => (language === 'de' ? text.replaceAll('.', ',') : text);
    expect(contents).toEqual(['C 0.42 ± 0.05', 'Mn 0.75 ± 0.1', 'Cr 1.05'].map(decimal));
    const { inputs } = await viewOf(
      frozenOf('/calculators/tempered-hardness.html?C=0.4&Mn=0.7&temperatureC=550±10'),
      language,
    );
    expect(inputs.map(({ text }) => plain(text))).toContain('550 ± 10 °C');
  });

  it('V-07 B-07 the ± of a temperature is a difference in the unit of the link', async () => {
    const { inputs } = await viewOf(
      frozenOf('/calculators/tempered-hardness.html?C=0.4&Mn=0.7&temperatureC=550±10&units=F'),
    );
    expect(inputs.map(({ text }) => plain(text))).toContain('1022 ± 18 °F');
  });

  it('V-07 B-07 the ± of a value in a row is shown', async () => {
    const { inputs } = await viewOf(frozenOf('/calculators/homogenization-time.html?temperatureC=1200±15'));
    expect(inputs.map(({ text }) => plain(text)).join(' · ')).toContain('1200 ± 15 °C');
  });

  it.each(languages)('V-07 B-07 %s: results have the interval of the page', async (language) => {
    const sentence = (kind: 'widened' | 'alone') => intervalWords[language][kind].split(/[{}:：]/)[0] ?? '';
    const [alone, widened] = await Promise.all(
      [carbon, start].map((each) => viewOf(frozenOf(each), language)),
    );
    expect(alone?.answers[0]?.band).toContain(sentence('alone'));
    const bands = widened?.results.map(({ error }) => error) ?? [];
    expect(bands.filter((each) => each.includes(sentence('widened'))).length).toBeGreaterThan(0);
    const { low, high } = spreadsOf(definitions['carbon-equivalent'], {
      C: '0.42±0.05',
      Mn: '0.75±0.1',
      Cr: 1.05,
    })?.['CE_IIW'] ?? { low: 0, high: 0 };
    const ends = [low, high].map((each) => each.toFixed(3));
    for (const end of ends)
      expect(alone?.answers[0]?.band.replace(',', '.').replace(',', '.')).toContain(end);
  });

  it('B-07 V-07 a requirement is in doubt if its limit lies within the interval by ± of the inputs', async () => {
    const carbonLimit = (limit: string) => viewOf(frozenOf(`${carbon}&require=CE_IIW,max,${limit}`));
    const { low, high } = frozenOf(carbon).intervals?.['CE_IIW'] ?? { low: 0, high: 0 };
    const limits = [(low + 3 * high) / 4, high + 0.01].map((each) => each.toFixed(4));
    const [within, above] = await Promise.all(limits.map(carbonLimit));
    const verdict = (view: typeof within) => view?.answers.find(({ label }) => label.startsWith('Required'));
    expect(verdict(within)).toMatchObject({ isMet: false, value: expect.stringContaining('lies within') });
    expect(verdict(within)?.value).toMatch(/^Met/);
    expect(verdict(above)).toMatchObject({ isMet: true });
  });

  it.each([
    ['carbon-equivalent', 'CE_IIW,max,0.45'],
    ['martensite-hardness', 'hardnessHRC,max,90'],
    ['transformation-temperatures', 'msBestC,min,-500'],
    ['tempered-hardness', 'bestHRC,min,0'],
  ])('B-07 %s: without a carbon content a report states no verdict but the reason', async (id, require) => {
    const { answers } = await viewOf(frozenOf(`/calculators/${id}.html?Si=0.35&Mn=1.4&require=${require}`));
    expect(answers.find(({ label }) => label.startsWith('Required'))).toMatchObject({
      value: 'Not assessed: the carbon content is not stated',
      isMet: false,
    });
  });

  it('V-07 B-08 a report that was stored without intervals shows neither intervals nor ±', async () => {
    const { intervals, ...old } = frozenOf(carbon);
    expect(intervals).toBeDefined();
    const view = await viewOf(old);
    expect(JSON.stringify({ ...view, address: '' })).not.toMatch(/\d\s?±|input uncertainty/);
    expect(view.address).toContain('%C2%B1');
  });

  it('B-08 a report of exact inputs is stored without intervals', () => {
    expect(frozenOf('/calculators/carbon-equivalent.html?C=0.42&Mn=0.75')).not.toHaveProperty('intervals');
  });
});

it.each([
  ['/calculators/carbon-equivalent.html?C=0.2&Si=%3C0.003&Mn=1', 'Si'],
  ['/calculators/carbon-equivalent.html?C=0.2&Si=0.003&Mn=1&below=Si', 'Si'],
  ['/calculators/diffusion-coefficient.html?C=%3C0.1', 'Carbon content'],
])('B-07 a report states a content below a limit with < and in a note: %s', async (address, label) => {
  const frozen = frozenOf(address);
  expect(frozen.query).toContain('below=');
  const { analyses, inputs, notes } = await viewOf(frozen);
  const shown = [...(analyses[0]?.elements ?? []), ...inputs].find((each) => each.label === label);
  expect(shown?.text).toMatch(/^<0\./);
  expect(notes.map(({ text }) => text)).toContainEqual(expect.stringMatching(`limit \\(<\\).*${label}`));
});
