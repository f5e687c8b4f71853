/** Public page /tools/:id: what a calculator computes, with one worked example. */

import { pagePath, registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  memberBrowser,
  openAsVisitor,
  productUrl,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

const chart = 'article figure svg.chart';

describe('B-11 public page of a calculator', () => {
  it('B-11 the public page of a calculator shows its worked example as a diagram without scripts, and contains no formula code', async () => {
    const page = await openAsVisitor({ javaScriptEnabled: false });
    await page.goto(`${productUrl}/de/tools/jominy-hardenability`);
    expect(await page.locator(`${chart} >> visible=true`).count()).toBe(1);
    expect(await page.locator(`${chart} path >> visible=true`).count()).toBeGreaterThan(3);
    expect(await page.locator('article').getByText('Stirnflächenabstand').count()).toBeGreaterThan(0);

    const reading = await openAsVisitor();
    const asked: string[] = [];
    reading.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await reading.goto('/de/tools/jominy-hardenability');
    await waitUntilSettled(reading);
    expect(asked.filter((path) => path.startsWith('/calculators/'))).toEqual([]);
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const text = await (await fetch(`${productUrl}${path}`)).text();
      // A coefficient of the formula, which the page shows typeset.
      expect(text, path).not.toContain('33.087');
    }
  });

  it('B-11 on the public page of a calculator, values can be read from the curves with pointer and keys', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools/jominy-hardenability');
    await waitUntilSettled(page);
    const layer = page.getByRole('group', { name: /read values with the arrow keys/ });
    await layer.waitFor();
    await layer.focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('article figure').getByText('ASTM A255').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('B-11 a shared URL has its own preview image and structured data', async () => {
    const page = await openAsVisitor();
    await page.goto('/ja/tools/schaeffler-diagram');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await fetch(`${productUrl}${new URL(picture ?? '').pathname}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const json = await page.locator('article script[type="application/ld+json"]').textContent();
    expect(JSON.parse(json ?? '')['@graph'][0]).toMatchObject({
      '@type': 'WebApplication',
      name: await page.getByRole('heading', { level: 1 }).textContent(),
      inLanguage: 'ja',
    });
  });

  it('B-11 the public page of a calculator links to related calculators, and to questions that quote the calculator', async () => {
    const { page, bearer } = await memberBrowser('member@demo.local', demoPassword);
    const entry = registry.find(({ id }) => id === 'hydrogen-removal');
    const link = `${productUrl}/calculators/${entry && pagePath(entry)}?temperatureC=200`;
    const title = `Bake-out of a forged ring, case ${Date.now().toString(36)}`;
    const asked = await fetch(`${productUrl}/api/forum/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title, content: `Is this long enough?\n\n${link}`, category: 'diffusion' }),
    });
    expect(asked.status, await asked.text()).toBeLessThan(300);
    await page.goto('/tools/hydrogen-removal');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    const near = page
      .locator('section', { has: page.getByRole('heading', { name: 'Related calculators' }) })
      .getByRole('link');
    await expect.poll(() => near.count()).toBe(4);
    const name = await near.first().textContent();
    await near.first().click();
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  });

  it('B-11 a post and the calculators to which it was added link to each other', async () => {
    const { bearer } = await memberBrowser('admin@demo.local', demoPassword);
    const posts = await (await fetch(`${productUrl}/api/materials/posts?page=1`)).json();
    const post = `/resources/${posts.items[0].id}`;
    await fetch(`${productUrl}/api/tools/Ingot/Microsegregation/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: post }),
    });
    const page = await openAsVisitor();
    await page.goto('/tools/microsegregation');
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: 'From the resources' }),
    });
    expect(await related.getByRole('link').first().getAttribute('href')).toContain(post);
    await page.goto(post);
    await page.getByRole('main').getByRole('link', { name: 'Microsegregation' }).click();
    await page.waitForURL(/\/tools\/microsegregation$/);
  });
});
