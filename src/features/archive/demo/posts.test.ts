import { expect, it } from 'vitest';
import { demoPosts } from './posts.ts';

it('L-01 no demo post contains an identifier of the code', () => {
  const identifiers = demoPosts.flatMap(
    ({ title, content }) =>
      `${title} ${content.replace(/<[^>]*>/g, ' ')}`.match(/\b[a-z]{3,}[A-Z][a-z]{2,}\w*/g) ?? [],
  );
  expect(identifiers).toEqual([]);
});
