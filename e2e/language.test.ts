/** from every language every other one can be chosen, and text, URL and stored language follow. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlLang, type Language, languageNames, localPath } from '../src/platform/shared/i18n/i18n.ts';
import { openAsMember, openAsVisitor, signIn, waitUntilSettled, withBrowser } from './browser.ts';

withBrowser();

async function choose(page: Page, language: Language): Promise<void> {
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitemradio', { name: languageNames[language].name }).click();
}

/** Returns the language that the browser shows and stores. */
const state = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    lang: document.documentElement.lang,
    text: document.querySelector('header nav a[href$="/tools"]')?.textContent,
    stored: localStorage.getItem('selectedLanguage'),
    cookie: /(?:^|; )selectedLanguage=(\w+)/.exec(document.cookie)?.[1],
  }));

const navTools = { en: 'Tools', de: 'Rechner', cn: '计算工具', ja: '計算ツール', kr: '계산 도구' } as const;

const everything = (language: Language, rest: string, suffix = '') => ({
  address: localPath(language, rest) + suffix,
  lang: htmlLang[language],
  text: navTools[language],
  stored: language,
  cookie: language,
});

/** Every change from one language to another once; each starts with the language where the preceding one ended. */
const everyChange: readonly Language[] = [
  ...(['en', 'de', 'en', 'cn', 'en', 'ja', 'en', 'kr'] as const),
  ...(['de', 'cn', 'de', 'ja', 'de', 'kr'] as const),
  ...(['cn', 'ja', 'cn', 'kr'] as const),
  ...(['ja', 'kr', 'en'] as const),
];

describe('R-13 all twenty changes between two languages', () => {
  it('R-13 the list contains all twenty combinations', () => {
    const changes = everyChange.slice(1).map((to, at) => `${everyChange[at]} ${to}`);
    expect([changes.length, new Set(changes).size]).toEqual([20, 20]);
  });

  // The URL for each pair of languages is covered by a unit test of `language-choice.ts`.
  const eachLanguage = ['en', 'de', 'cn', 'ja', 'kr', 'en'] as const;
  it.each([
    ['/', everyChange],
    ['/tools', eachLanguage],
    ['/archive', eachLanguage],
    ['/forum', eachLanguage],
  ] as const)(
    'R-13 the change %s updates URL, html lang, text, storage and cookie without reload',
    async (rest, chosen) => {
      const page = await openAsVisitor();
      await page.goto(rest);
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      for (const language of chosen.slice(1)) {
        await choose(page, language);
        await expect.poll(() => state(page)).toEqual(everything(language, rest));
      }
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    },
  );
});

describe('R-13 changing back to English', () => {
  it.each([
    ['/ko', '/', ''],
    ['/de#tools', '/', '#tools'],
    ['/ja', '/', ''],
    ['/ko/tools', '/tools', ''],
    ['/cn/archive?q=weld', '/archive', '?q=weld'],
    ['/de/tools/carbon-equivalent', '/tools/carbon-equivalent', ''],
  ])('R-13 English chosen after %s is kept after a reload', async (from, rest, suffix) => {
    const page = await openAsVisitor();
    await page.goto(from);
    await choose(page, 'en');
    await expect.poll(() => state(page)).toEqual(everything('en', rest, suffix));
    await page.reload();
    await expect.poll(() => state(page)).toEqual(everything('en', rest, suffix));
  });

  it('R-13 English can be chosen at a URL without a prefix that is shown in the stored language', async () => {
    const page = await openAsVisitor();
    await page.goto('/ko');
    await expect.poll(async () => (await state(page)).cookie).toBe('kr');
    await page.goto('/login');
    expect((await state(page)).lang).toBe('ko');
    await choose(page, 'en');
    await expect.poll(() => state(page)).toEqual(everything('en', '/login'));
  });

  it('R-13 English can be chosen in sections whose English texts were not loaded yet', async () => {
    const page = await openAsVisitor();
    await page.goto('/ko');
    for (const rest of ['tools', 'archive', 'forum']) {
      await page.getByRole('navigation').locator(`a[href="/ko/${rest}"]`).first().click();
      await page.waitForURL(`**/ko/${rest}`);
    }
    await choose(page, 'en');
    await expect.poll(() => state(page)).toEqual(everything('en', '/forum'));
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Forum');
  });

  it('R-13 English can be chosen while its texts load and another section is shown', async () => {
    const page = await openAsVisitor({ serviceWorkers: 'block' });
    await page.goto('/ko');
    const texts = Promise.withResolvers<void>();
    let requested = 0;
    await page.route('**/assets/en-*.js', async (route) => {
      requested += 1;
      await texts.promise;
      await route.continue();
    });
    await choose(page, 'en');
    await expect.poll(() => requested).toBeGreaterThan(0);
    await page.getByRole('navigation').locator('a[href="/ko/forum"]').first().click();
    await page.getByRole('heading', { level: 1, name: '포럼' }).waitFor();
    texts.resolve();
    await expect.poll(() => state(page)).toEqual(everything('en', '/forum'));
  });

  it('R-13 the language that the keyboard focuses has an outline', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    await waitUntilSettled(page);
    await page.getByRole('banner').locator('[aria-haspopup=menu]').press('ArrowDown');
    await page.getByRole('menuitemradio', { name: languageNames.en.name }).waitFor();
    await page.keyboard.press('ArrowDown');
    const focused = await page.evaluate(() => {
      const item = document.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(item ?? document.body);
      return [item?.getAttribute('role'), item?.getAttribute('aria-checked'), outlineStyle, outlineWidth];
    });
    expect(focused).toEqual(['menuitemradio', 'false', 'solid', '2px']);
  });

  it('R-13 English can be chosen while the section of the URL is not shown yet', async () => {
    const page = await openAsVisitor();
    await page.goto('/ko');
    await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
    await page.getByRole('menuitemradio', { name: languageNames.en.name }).waitFor();
    await page.evaluate((name) => {
      const push = history.pushState;
      const items = [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')];
      history.pushState = function (...state) {
        push.apply(this, state);
        items.find((item) => item.textContent?.includes(name))?.click();
      };
      document.querySelector<HTMLElement>('nav a[href="/ko/forum"]')?.click();
    }, languageNames.en.name);
    await expect.poll(() => state(page)).toEqual(everything('en', '/forum'));
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Forum');
  });
});

describe('R-13 language of emails to a member', () => {
  it('R-13 emails use the language chosen on the site, not the prefix of a URL', async () => {
    const page = await openAsMember('member', '/my-page?tab=settings');
    const mails = page.getByRole('main').locator('select[name=language]');
    await mails.waitFor();
    const chosen = page.waitForResponse((each) => each.request().method() === 'PATCH');
    await choose(page, 'de');
    expect((await chosen).status()).toBe(200);
    await expect.poll(() => mails.inputValue()).toBe('de');
    await page.goto('/ko/tools');
    await page.goto('/my-page?tab=settings');
    await expect.poll(() => mails.inputValue()).toBe('de');
    const back = page.waitForResponse((each) => each.request().method() === 'PATCH');
    await choose(page, 'en');
    await back;
  });

  it('R-13 emails use the language chosen before the login, until another is chosen in the settings', async () => {
    const page = await openAsVisitor();
    await page.goto('/login?next=%2Fmy-page%3Ftab%3Dsettings');
    await choose(page, 'de');
    await expect.poll(async () => (await state(page)).lang).toBe('de');
    await signIn(page, 'member');
    const mails = page.getByRole('main').locator('select[name=language]');
    await expect.poll(() => mails.inputValue()).toBe('de');
    await mails.selectOption('kr');
    await expect.poll(() => mails.isEnabled()).toBe(true);
    await page.reload();
    await expect.poll(() => mails.inputValue()).toBe('kr');
    // Chooses the language that the page already has once more.
    await choose(page, 'de');
    await expect.poll(() => mails.inputValue()).toBe('de');
    await choose(page, 'en');
    await expect.poll(() => mails.inputValue()).toBe('en');
  });
});

describe('R-13 language of a URL', () => {
  it('R-13 the language of a URL is stored even if the page is left before any script has run', async () => {
    // A headless browser says so in its user agent and is treated as a crawler.
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
    const page = await openAsVisitor({ javaScriptEnabled: false, userAgent });
    await page.goto('/de');
    await page.goto('/tools');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    await page.goto('/ko/tools');
    await page.goto('/login');
    expect(await page.locator('html').getAttribute('lang')).toBe('ko');
  });
});
