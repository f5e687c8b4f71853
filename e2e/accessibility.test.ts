import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { settled, stopClock, visitor, withBrowser } from './browser.ts';
import { opened } from './calculator-page.ts';

withBrowser();

const pages = [
  '/',
  '/ko',
  '/tools',
  '/de/tools',
  '/forum',
  '/archive',
  '/login',
  '/register',
  '/my-page',
  '/terms-of-service',
  '/tools/carbon-equivalent',
  '/ja/tools/grain-size',
  '/nothing',
];

describe('axe finds nothing', () => {
  it.each(pages)('on %s', async (path) => {
    const page = await visitor({ reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    expect(await findings(page)).toEqual([]);
  });

  it('on home while its symbols are in sight', async () => {
    const page = await visitor();
    await stopClock(page);
    await page.goto('/');
    await settled(page);
    await page.clock.runFor(4_000);
    expect(await page.locator('[data-symbol]').count()).toBeGreaterThan(5);
    await page.clock.resume();
    expect(await findings(page)).toEqual([]);
  });

  it.each([
    'Welding/Carbon Equivalent',
    'Welding/Schaeffler Diagram',
    'Ingot/Melting Point of Steel',
    'Heat treatment/Temper Parameter',
    'Heat treatment/Quenching Immersion Time',
  ])('on the calculator %s', async (name) => {
    const page = await opened('admin', name, 'lang=kr', { reducedMotion: 'reduce' });
    expect(await findings(page)).toEqual([]);
  });
});

it.each(['/', '/de', '/tools', '/ko/tools', '/login', '/terms-of-service', '/tools/schaeffler-diagram'])(
  '%s does not scroll sideways at 320 to 1024 px',
  async (path) => {
    const page = await visitor();
    await page.goto(path);
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0);
    }
  },
);
