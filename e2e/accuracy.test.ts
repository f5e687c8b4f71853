/** Page /accuracy: every model compared with measurements, open to everyone. */
import { expect, it } from 'vitest';
import { axeViolations, axeViolationsExceptColours } from './axe.ts';
import { openAsVisitor, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

it.each([
  ['', 'Accuracy: calculated and measured values compared', 'Martensite start', 'Geometry and arithmetic'],
  [
    '/de',
    'Genauigkeit: berechnet und gemessen im Vergleich',
    'Martensit-Starttemperatur',
    'Geometrie und Rechnung',
  ],
  ['/cn', '准确度：计算值与实测值对比', '马氏体转变开始温度', '几何与算术'],
  ['/ja', '精度：計算値と実測値の比較', 'マルテンサイト変態開始温度', '幾何と算術'],
  ['/ko', '정확도: 계산값과 실측값 비교', '마르텐사이트 변태 개시 온도', '기하와 산술'],
])(
  'V-05 %s/accuracy compares measured with calculated values, and lists the calculators without measurements',
  async (prefix, title, property, never) => {
    const page = await openAsVisitor();
    await page.goto(`${prefix}/accuracy`);
    await waitUntilSettled(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('heading', { level: 2, name: property, exact: true }).waitFor();
    await page.getByRole('main').getByText(never).waitFor();
    const [models, diagrams] = [
      await page.getByRole('main').getByRole('heading', { level: 3 }).count(),
      await page.getByRole('main').getByRole('img').count(),
    ];
    expect(diagrams).toBe(models);
    expect(diagrams).toBeGreaterThan(25);
    expect(await (prefix === '' ? axeViolations(page) : axeViolationsExceptColours(page))).toEqual([]);
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  },
);

it('V-05 the footer links to the accuracy page, and the page links to the calculators', async () => {
  const page = await openAsVisitor();
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Genauigkeit' }).click();
  await page.waitForURL((url) => url.pathname === '/de/accuracy');
  // The home page, which also has links to calculators, stays visible until the page has loaded.
  await page
    .locator('[data-category]')
    .getByRole('link', { name: 'Härte nach dem Anlassen', exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/de/tools/tempered-hardness');
});
