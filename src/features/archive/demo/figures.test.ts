import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoComments } from './comments.ts';
import { carbonProfile, cylinderShare, hydrogenProfiles, isothermalDiagram } from './figures.ts';
import { demoPosts } from './posts.ts';
import { toolsOfPosts, yearPosts } from './year-posts.ts';

describe('figures of the demo posts', () => {
  it('the concentration at the centre of a bar is 85 % of the initial one at D·t/R² = 0.1 and 50 % at 0.2, as stated in the post', () => {
    expect(cylinderShare(0, 0.1)).toBeCloseTo(0.848, 3);
    expect(cylinderShare(0, 0.2)).toBeCloseTo(0.5015, 3);
    expect(cylinderShare(1, 0.1)).toBeCloseTo(0, 4);
  });

  it('the mean concentration in a bar is 39 % of the initial one at D·t/R² = 0.1 and 22 % at 0.2', () => {
    const mean = (fourier: number) => {
      const count = 400;
      const rings = Array.from({ length: count }, (_, at) => (at + 0.5) / count);
      return rings.reduce((sum, r) => sum + cylinderShare(r, fourier) * 2 * r, 0) / count;
    };
    expect(mean(0.1)).toBeCloseTo(0.394, 2);
    expect(mean(0.2)).toBeCloseTo(0.218, 2);
  });

  it.each([carbonProfile, hydrogenProfiles, isothermalDiagram])(
    'the curves of %o contain no invalid numbers',
    async (draw) => {
      const svg = draw();
      expect(svg).not.toMatch(/NaN|Infinity/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1272, height: 504 });
    },
  );
});

it('comments and links of the demo posts refer to existing posts', () => {
  const titles = [...demoPosts, ...yearPosts].map(({ title }) => title).sort();
  expect(Object.keys(demoComments).sort()).toEqual(titles);
  expect(Object.keys(toolsOfPosts).sort()).toEqual(titles);
});
