import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { definitions, findDefinition } from '@ferrite/calculators/definitions.ts';
import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../refusals.ts';
import { createLinkCard } from './link-card.ts';
import { maxQuoted, quotedCalculations } from './quoted-results.ts';
import type { QuoteDeps } from './usecases/deps.ts';
import { quoteResults, quoteWithoutAccess } from './usecases/quote-results.ts';

const publicUrl = 'https://ferrite.test';
const page = (id: string, query: string) => {
  const entry = registry.find((each) => each.id === id);
  if (!entry) throw new Error(id);
  return `/calculators/${pagePath(entry)}?${query}`;
};
const addresses = (text: string) => quotedCalculations(text, publicUrl).map(({ address }) => address);
const compute = async (id: string, inputs: unknown) => {
  const calculator = findDefinition(id);
  if (!calculator) throw new Error(id);
  return evaluate(calculator, inputs);
};
const onError = vi.fn();
const quoteDeps: QuoteDeps = {
  publicUrl,
  compute,
  computeWithoutAccess: compute,
  isPremium: async () => true,
  onError,
};

describe('B-11 quoted calculations', () => {
  it('B-11 calculations in Markdown and HTML are found once each; URLs of other sites and URLs without valid inputs are ignored', () => {
    const link = page('carbon-equivalent', 'C=0.2&Mn=1.45');
    expect(addresses(`See ${publicUrl}${link}, and [this](${publicUrl}${link}).`)).toEqual([link]);
    expect(addresses(`<p><a href="${link.replace('&', '&amp;')}">here</a></p>`)).toEqual([link]);
    expect(addresses(`Is it ${publicUrl}${link}? I got ${publicUrl}${link}.`)).toEqual([link]);
    expect(addresses(`https://elsewhere.test${link}`)).toEqual([]);
    expect(addresses(page('carbon-equivalent', 'C=carbon'))).toEqual([]);
    expect(addresses(page('carbon-equivalent', 'lang=de'))).toEqual([]);
    expect(addresses('/calculators/none.html?C=0.2')).toEqual([]);
  });

  it('B-11 at most five calculations per text are found', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => page('carbon-equivalent', `C=0.${100 + at}`));
    expect(addresses(many.join('\n'))).toHaveLength(maxQuoted);
    const idle = Array.from({ length: 2_000 }, (_, at) => page('carbon-equivalent', `C=x${at}`));
    expect(addresses([...idle, many[0]].join('\n'))).toEqual([]);
  });

  it.each(Object.values(definitions).map((each) => [each.id, each] as const))(
    'B-11 %s: the card shows the same results as the page at this URL',
    async (id, calculator) => {
      const inputs = defaultInputs(calculator);
      const link = page(id, toQuery(calculator, inputs));
      const [kept] = await quoteWithoutAccess(quoteDeps, publicUrl + link);
      const expected = evaluate(calculator, inputs);
      expect(kept).toMatchObject({ address: link, version: calculator.version });
      expect(expected.ok && kept?.values).toEqual(expected.ok && expected.values);
      const card = createLinkCard(publicUrl)(link, 'kr', kept ? [kept] : []);
      expect(card?.version).toBe(`v${calculator.version}`);
      expect(card?.results.length).toBeGreaterThan(0);
    },
  );

  it('B-11 result and formula version of a quoted calculation are kept, and a newer version is shown', async () => {
    const link = page('carbon-equivalent', 'C=0.2&Mn=1.45');
    const before = [{ address: link, version: '0.1', values: { CE_IIW: 0.9 } }];
    const kept = await quoteResults(quoteDeps, `${publicUrl}${link} and more`, 'm', before);
    expect(kept).toEqual(before);
    const card = createLinkCard(publicUrl)(link, 'en', kept);
    expect(card?.version).toBe(`v0.1 → v${findDefinition('carbon-equivalent')?.version}`);
    expect(await quoteResults(quoteDeps, 'The link is gone.', 'm', before)).toEqual([]);
  });

  it('B-11 a calculation has no result if the author lacks access, and the text is saved', async () => {
    const refusing: QuoteDeps = {
      ...quoteDeps,
      compute: async () => {
        throw refuse('tools.premium_required', { about: 'This tool requires' });
      },
      isPremium: async () => false,
    };
    expect(await quoteResults(refusing, publicUrl + page('carbon-equivalent', 'C=0.2'), 'm')).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  });
});

it('B-11 the card of a link states contents below a limit with <', () => {
  const card = createLinkCard('https://ferrite.test');
  const inputsAt = (query: string) =>
    card(`/calculators/carbon-equivalent.html?${query}`, 'en')?.inputs.map(({ text }) => text);
  expect(inputsAt('C=0.2&Mn=1.4&Si=0.03&below=Si')).toEqual(inputsAt('C=0.2&Mn=1.4&Si=%3C0.03'));
  expect(inputsAt('C=0.2&Mn=1.4&Si=%3C0.03')?.[0]).toContain('Si <0.03 · Mn 1.4');
});
