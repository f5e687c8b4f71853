import { describe, expect, it } from 'vitest';
import { findings } from './axe.ts';
import { settled, signedIn, stopClock, visitor, withBrowser } from './browser.ts';

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

describe.each(['dark', 'light'] as const)('axe finds nothing, %s', (colorScheme) => {
  it.each(pages)('on %s', async (path) => {
    const page = await visitor({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    expect(await findings(page)).toEqual([]);
  });

  it('on home while its symbols are in sight', async () => {
    const page = await visitor({ colorScheme });
    await stopClock(page);
    await page.goto('/');
    await settled(page);
    await page.clock.runFor(4_000);
    expect(await page.locator('[data-symbol]').count()).toBeGreaterThan(5);
    await page.clock.resume();
    expect(await findings(page)).toEqual([]);
  });

  it('on the calculators', async () => {
    const page = await signedIn('admin', '/tools', { colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('banner').locator('a[href="/admin/dashboard"]').first().waitFor();
    const token = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('ferrite-auth') ?? '{}') as { access_token: string }).access_token,
    );
    for (const name of [
      'Welding/Carbon Equivalent',
      'Welding/Schaeffler Diagram',
      'Ingot/Melting Point of Steel',
      'Heat treatment/Temper Parameter',
      'Heat treatment/Quenching Immersion Time',
    ]) {
      const answer = await page.request.post(
        `/api/tools/${name.split('/').map(encodeURIComponent).join('/')}/access`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { url } = (await answer.json()) as { url: string };
      await page.goto(`${url}?lang=kr`);
      await settled(page);
      expect(await findings(page), name).toEqual([]);
    }
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
