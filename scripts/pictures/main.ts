/**
 * Generates the preview images of calculators, public/share/<id>.png, from a running product: `npm run pictures --
 * http://localhost:3000`. Each image shows the English name and the example diagram of a calculator. Generate the
 * images again after one of the two has changed.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browserFile } from '../start/prepare.mjs';

const size = { width: 1200, height: 630 } as const;
const folder = join(import.meta.dirname, '../../public/share');

/** Arranges the name and the diagram of a calculator page for the preview image. */
async function compose(page: Page, name: string, category: string): Promise<void> {
  await page.evaluate(
    ([title, group]) => {
      const figure = document.querySelector<HTMLElement>('article figure');
      const chart = figure?.querySelector('.chart')?.parentElement;
      const logo = document.querySelector('header a svg')?.closest('a')?.cloneNode(true);
      const head = document.querySelector('article [data-category]')?.cloneNode(true);
      if (!figure || !chart || !logo || !head) throw new Error(`${title} shows no diagram`);
      const over = document.createElement('div');
      over.style.cssText =
        'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:372px 1fr;background:var(--color-bg,#f4efe6);padding:44px;gap:32px';
      const left = document.createElement('div');
      left.style.cssText = 'display:flex;flex-direction:column;min-width:0';
      const heading = document.createElement('p');
      heading.textContent = title;
      heading.style.cssText =
        'font-size:46px;line-height:1.08;font-weight:620;letter-spacing:-.015em;margin-top:12px;overflow-wrap:break-word';
      const line = document.createElement('p');
      line.textContent = 'Formula, range of validity and sources shown';
      line.style.cssText = 'font-size:22px;line-height:1.35;margin-top:20px;opacity:.7';
      const mark = document.createElement('div');
      mark.style.cssText = 'margin-top:auto;zoom:1.5';
      mark.append(logo);
      const place = document.createElement('div');
      place.style.cssText = 'zoom:1.25;font-size:15px';
      place.append(head);
      place.querySelector('.text-ink3')?.remove();
      left.append(place, heading, line, mark);
      const right = document.createElement('div');
      right.style.cssText =
        'zoom:1.15;min-width:0;border:1px solid var(--color-line,#d8d0c2);border-radius:6px;overflow:hidden;display:flex;flex-direction:column';
      right.append(figure);
      figure.style.cssText = 'flex:1;display:flex;flex-direction:column;border:0';
      chart.style.cssText = 'flex:1;height:auto;min-height:0';
      over.append(left, right);
      over.setAttribute('aria-label', group);
      document.body.append(over);
    },
    [name, category] as const,
  );
}

const [base] = process.argv.slice(2);
if (!base) throw new Error('Name the address of the product: npm run pictures -- http://localhost:3000');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: browserFile() ?? '', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
for (const { id, category } of registry) {
  const page = await context.newPage();
  await page.goto(`${base}/tools/${id}`, { waitUntil: 'networkidle' });
  await compose(page, calculatorNames[id].en, categoryNames[category].en);
  // Waits two frames: in the first the diagram measures its new position, in the second it is drawn there.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(folder, `${id}.png`));
  await page.close();
}
await browser.close();
