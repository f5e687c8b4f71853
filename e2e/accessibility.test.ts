import { registry } from '@ferrite/calculators/registry.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  memberBrowser,
  openAsMember,
  openAsVisitor,
  productUrl,
  stopClock,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';
import { carbonEquivalent, openCalculator, openCalculatorIn } from './calculator-page.ts';
import { choose } from './payments.ts';
import { translate } from './translation.ts';

withBrowser();

const pages = [
  '/',
  '/de',
  '/tools',
  '/ko/tools',
  '/forum',
  '/archive',
  '/login',
  '/register',
  '/my-page',
  '/terms-of-service',
  '/tools/schaeffler-diagram',
  '/ja/tools/grain-size',
  '/nothing',
];

describe('axe finds no violations', () => {
  it.each(pages)(
    'axe finds no violations on %s, which does not scroll sideways at 320 to 1024 px',
    async (path) => {
      const page = await openAsVisitor();
      await page.goto(path);
      await waitUntilSettled(page);
      expect(await axeViolations(page)).toEqual([]);
      for (const width of [320, 390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0);
      }
    },
  );

  it('axe finds no violations on the home page while its element symbols are visible', async () => {
    const page = await openAsVisitor({ reducedMotion: 'no-preference' });
    await stopClock(page);
    await page.goto('/');
    await waitUntilSettled(page);
    await page.clock.runFor(4_000);
    expect(await page.locator('[data-symbol]').count()).toBeGreaterThan(5);
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each([
    'Welding/Carbon Equivalent',
    'Welding/Schaeffler Diagram',
    'Ingot/Melting Point of Steel',
    'Heat treatment/Temper Parameter',
    'Heat treatment/Quenching Immersion Time',
  ])('axe finds no violations on the calculator %s', async (name) => {
    const page = await openCalculator('admin', name, 'lang=kr');
    expect(await axeViolations(page)).toEqual([]);
  });
});

/** Returns by how many pixels the widest visible text or panel of a page extends beyond the window. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const cutsIn = new Map<Element | null, boolean>([[null, false]]);
    const cuts = (element: Element | null): boolean => {
      const known = cutsIn.get(element);
      if (known !== undefined || !element) return known ?? false;
      const found = getComputedStyle(element).overflowX !== 'visible' || cuts(element.parentElement);
      cutsIn.set(element, found);
      return found;
    };
    const boxes = [...document.querySelectorAll('main :is(section, h1, h2, p, li, td, th, dd, a, article)')]
      .filter((each) => !cuts(each.parentElement))
      .map((each) => each.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
    return Math.max(
      document.documentElement.scrollWidth - width,
      ...boxes.map((box) => Math.round(box.right - width)),
    );
  });

/** Goes to a path as the forward button would, without loading the document again, and waits for the page's title. */
async function goWithin(page: Page, path: string): Promise<void> {
  const title = /<title>([^<]*)</.exec(await (await fetch(`${productUrl}${path}`)).text())?.[1];
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction((wanted) => document.title === wanted, title?.replaceAll('&amp;', '&'));
}

it('B-11 no calculator page is wider than the window at 390 and 1440 px', {
  timeout: 120_000,
}, async () => {
  const page = await openAsVisitor();
  await page.goto('/tools');
  await waitUntilSettled(page);
  const wide: string[] = [];
  const widths = [390, 1440];
  for (const { id } of registry) {
    await goWithin(page, `/tools/${id}`);
    // The width of one page is the first one of the next.
    widths.reverse();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => {
        const column = document.querySelector('main article.page') as HTMLElement;
        const right =
          column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight);
        const panels = [...document.querySelectorAll('main section')];
        return Math.max(...panels.map((each) => Math.round(each.getBoundingClientRect().right - right)));
      });
      if (beyond > 0 || (await overhang(page)) > 0) wide.push(`${id} at ${width} px: ${beyond}`);
    }
  }
  expect(wide).toEqual([]);
});

it('F-01 L-02 long unbreakable text written by members does not widen any page at 390 and 1440 px', async () => {
  const long = unique('W').padEnd(180, 'W');
  const { page, bearer } = await memberBrowser('admin@demo.local', demoPassword);
  const send = async (method: string, path: string, body?: Record<string, unknown> | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${productUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.status, `${path} ${text}`).toBeLessThan(300);
    return JSON.parse(text || '{}') as { id: number; slug: string };
  };
  const question = await send('POST', '/api/forum/posts', {
    title: long,
    content: long,
    category: 'others',
  });
  await send('POST', `/api/forum/posts/${question.id}/answers`, { content: long });
  const form = new FormData();
  form.append('title', long);
  form.append('content', `<p>${long}</p>`);
  const post = await send('POST', '/api/materials/posts', form);
  await send('POST', `/api/materials/posts/${post.id}/comments`, { text: long });
  const calculation = await send('POST', '/api/user/calculations', {
    name: long.slice(0, 100),
    address: '/calculators/carbon-equivalent.html?lang=en&C=0.2&Mn=1.45&v=1.0',
  });
  const wide: string[] = [];
  for (const path of [
    '/forum',
    '/de/forum',
    `/forum/${question.slug}`,
    `/de/forum/${question.slug}`,
    '/archive',
    `/archive/post/${post.id}`,
    '/my-page',
    '/admin/dashboard',
  ]) {
    await page.goto(path);
    await waitUntilSettled(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await overhang(page);
      if (found > 0) wide.push(`${path} at ${width} px: ${found}`);
    }
  }
  await send('DELETE', `/api/forum/posts/${question.id}`);
  await send('DELETE', `/api/materials/posts/${post.id}`);
  await send('DELETE', `/api/user/calculations/${calculation.id}`);
  expect(wide).toEqual([]);
}, 120_000);

describe('a page translated by the browser', () => {
  it('R-01 sections, also their headings, change in a translated page', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    await translate(page);
    const sections = page.getByRole('navigation', { name: 'Main navigation' });
    for (const [link, heading] of [
      ['Forum', 'Forum'],
      ['Resources', 'Resources'],
      ['Tools', 'Calculators'],
      ['Home', 'Know your steel before you heat it.'],
    ] as const) {
      await sections.getByRole('link', { name: link }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
  });

  it('M-08 P-04 on a translated page a plan and a payment method can be chosen', async () => {
    const page = await openAsMember('premium', '/membership');
    await page.getByRole('radio', { name: /Annual Premium/ }).waitFor();
    await translate(page);
    await page.getByRole('radio', { name: /Monthly Premium/ }).check();
    await page.getByRole('button', { name: /^Extend until / }).click();
    await choose(page, 'eximbay');
    await page.getByText(/10\.00 USD is about ₩[\d,]+/).waitFor();
    expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  });

  it('B-02 on a translated calculator page all results follow the inputs', async () => {
    const page = await openAsMember('premium', '/tools');
    const shown = async () => (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const [tool, value] of [
      ['Others/Grain Size', '24'],
      [carbonEquivalent, '0.24'],
      ['Diffusion/Hydrogen Removal', '230'],
      ['Welding/Heat Input and Cooling Time', '30'],
    ] as const) {
      await openCalculatorIn(page, tool);
      await translate(page);
      const input = page.locator('main input[inputmode=decimal]:visible').first();
      await input.fill(value);
      await expect.poll(() => page.url()).toContain(`${await input.getAttribute('name')}=${value}`);
      await waitUntilSettled(page);
      const translated = await shown();
      await page.goto(page.url());
      await waitUntilSettled(page);
      // The end of the page announces the changed result to screen readers.
      await expect.poll(async () => translated.startsWith(await shown())).toBe(true);
    }
  });

  it('F-07 on a translated page an answer can be posted', async () => {
    const page = await openAsMember('member', '/forum');
    await translate(page);
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'Show Details' }).click();
    const answer = unique('Translated');
    await first.getByLabel('Write your answer').fill(answer);
    await first.getByRole('button', { name: 'Post Answer' }).click();
    const posted = first.getByRole('listitem').filter({ hasText: answer });
    await posted.getByRole('button', { name: 'Delete answer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await posted.waitFor({ state: 'detached' });
  });
});

describe('a browser without storage', () => {
  it.each(['missing', 'denied'])(
    'R-13 with %s storage the home page and the login are shown without errors, and the language can be changed',
    async (kind) => {
      const page = await openAsVisitor();
      await page.addInitScript((isDenied) => {
        const refuse = () => {
          if (isDenied) throw new DOMException('denied', 'SecurityError');
          return null;
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: refuse, configurable: true });
        if (isDenied) Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
      }, kind === 'denied');
      await page.goto('/');
      await waitUntilSettled(page);
      await page.getByRole('heading', { level: 1, name: 'Know your steel before you heat it.' }).waitFor();
      await page.goto('/login');
      await waitUntilSettled(page);
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
      await page.getByRole('button', { name: /Language/ }).click();
      await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
      await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    },
  );
});

describe('forced colours', () => {
  it('R-01 in forced colours every button and link with a fill has a border, and the current section is marked', async () => {
    const page = await openAsMember('premium');
    const unmarked: string[] = [];
    for (const path of ['/', '/membership', '/forum', '/workbench']) {
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(path);
      await waitUntilSettled(page);
      const filled = await page.evaluateHandle(() =>
        [...document.querySelectorAll('main :is(a, button)')].filter(
          (each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)',
        ),
      );
      expect(await filled.evaluate((list) => list.length), path).toBeGreaterThan(0);
      await page.emulateMedia({ forcedColors: 'active' });
      unmarked.push(
        ...(await filled.evaluate((list) =>
          [...list, ...document.querySelectorAll('[aria-current], [aria-pressed=true]')]
            .filter((each) => {
              const { borderTopWidth, outlineStyle, textDecorationLine } = getComputedStyle(each);
              const isMarked = outlineStyle !== 'none' || textDecorationLine !== 'none';
              return borderTopWidth === '0px' && (list.includes(each) || !isMarked);
            })
            .map((each) => `${location.pathname}: ${each.textContent}`),
        )),
      );
    }
    expect(unmarked).toEqual([]);
  });
});
