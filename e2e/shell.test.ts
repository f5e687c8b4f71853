import { describe, expect, it } from 'vitest';
import {
  openAsMember,
  openAsVisitor,
  openWithUnmappedTool,
  stopClock,
  toastOf,
  unmappedTool,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

describe('sections of the home page', () => {
  it.each([
    ['/#tools', 'Calculators'],
    ['/#forum', 'Forum'],
    ['/#archive', 'Resources'],
    ['/?section=tools', 'Calculators'],
    ['/?section=forum', 'Forum'],
    ['/?section=archive', 'Resources'],
    ['/?section=resources', 'Resources'],
    ['/archive', 'Resources'],
  ])('R-02 R-03 the section %s shows %s', async (address, heading) => {
    const page = await openAsVisitor();
    await page.goto(address);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  });

  it('R-01 sections change without a reload, and the current one is marked in the header', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Tools' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Calculators' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/tools');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await page.locator('[aria-current=page]').first().textContent()).toBe('Tools');
  });
});

describe('R-13 language switcher', () => {
  it('in a section of the home page, choosing a language changes the URL without reload, keeps query and hash, and is stored', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools?q=weld#x');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: /Language/ }).click();
    await page
      .getByRole('menuitem', { name: '한국어' })
      .or(page.getByRole('menuitemradio', { name: '한국어' }))
      .click();
    await page.waitForURL('**/ko/tools?q=weld#x');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ko');
    expect(
      await page.evaluate(() => [
        localStorage.getItem('selectedLanguage'),
        document.cookie.includes('selectedLanguage=kr'),
        'stillHere' in window,
      ]),
    ).toEqual(['kr', true, true]);
    await page.goto('/login');
    expect(await page.getAttribute('html', 'lang')).toBe('ko');
  });

  it('on other pages, choosing a language changes only the text, at the same URL', async () => {
    const page = await openAsVisitor();
    await page.goto('/login');
    await page.getByRole('button', { name: /Language/ }).click();
    await page
      .getByRole('menuitem', { name: 'Deutsch' })
      .or(page.getByRole('menuitemradio', { name: 'Deutsch' }))
      .click();
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('a language in local storage without its cookie is used, and the cookie is set', async () => {
    const page = await openAsVisitor();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('selectedLanguage', 'ja'));
    await page.goto('/login');
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ja');
    expect(await page.evaluate(() => document.cookie)).toContain('selectedLanguage=ja');
  });
});

describe('header and footer of the site', () => {
  it('R-11 a visitor sees Login and Sign Up', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).getAttribute('href')).toMatch(
      /^\/login/,
    );
    expect(await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      '/register',
    );
  });

  it.each([
    ['member', 'a[href="/my-page"]', 'a[href="/admin/dashboard"]'],
    ['admin', 'a[href="/admin/dashboard"]', 'a[href="/my-page"]'],
  ] as const)(
    'R-11 R-12 a %s sees picture, name, My Page or dashboard, and logout',
    async (account, own, other) => {
      const page = await openAsMember(account);
      const bar = page.getByRole('banner');
      await bar.locator(own).first().waitFor();
      expect(await bar.locator(other).count()).toBe(0);
      expect(await bar.textContent()).toContain(account);
      await bar.getByRole('button', { name: 'Log out' }).waitFor();
    },
  );

  it('R-14 the footer contains sections, legal pages, support, social links and business details', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Home',
      'Tools',
      'Resources',
      'Forum',
      'Pricing',
      'Terms of Service',
      'Refund Policy',
      'Withdraw from the contract',
      'Privacy Policy',
      'LinkedIn',
    ]) {
      expect(await footer.getByRole('link', { name, exact: true }).count(), name).toBe(1);
    }
    expect(await footer.textContent()).toContain('Ferrite Works');
    expect(await footer.locator('a[href="mailto:support@ferrite.example"]').count()).toBe(1);
  });

  it('G-04 a visitor is asked to log in on account pages', async () => {
    const page = await openAsVisitor();
    for (const path of ['/my-page', '/refund-request', '/admin/dashboard']) {
      await page.goto(path);
      await page.getByRole('heading', { name: 'Authentication Required' }).waitFor();
      expect(await page.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(
        `/login?next=${encodeURIComponent(path)}`,
      );
    }
  });

  it('G-04 a member cannot open the dashboard and gets none of its data', async () => {
    const page = await openAsMember('member');
    const answer = await page.goto('/admin/dashboard');
    expect(await answer?.text()).not.toContain('@demo.local');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/access/i);
  });
});

describe('toasts of the site', () => {
  it.each(['stripe', 'paypal'])(
    'R-10 after %s the success message is shown once, and the URL is cleaned',
    async (provider) => {
      const page = await openAsVisitor();
      await page.goto(`/?payment=success&provider=${provider}`);
      await toastOf(page).getByText('Payment Successful').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await toastOf(page).getByText('Payment Successful').count()).toBe(0);
    },
  );

  it('R-15 toasts are at most 420 px wide, appear one at a time and disappear after 5 s', async () => {
    const page = await openAsVisitor();
    await openWithUnmappedTool(page);
    await stopClock(page);
    await page
      .getByRole('link', { name: unmappedTool })
      .or(page.getByRole('button', { name: unmappedTool }))
      .first()
      .click();
    await toastOf(page).getByText('Tool Not Available').waitFor();
    await page
      .getByRole('link', { name: 'Carbon Equivalent' })
      .or(page.getByRole('button', { name: 'Carbon Equivalent' }))
      .first()
      .click();
    await toastOf(page).getByText('Login Required').waitFor();
    const toasts = page.locator('[data-toast]');
    expect(await toasts.count()).toBe(1);
    expect((await toasts.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(4_800);
    expect(await toasts.count()).toBe(1);
    await page.clock.runFor(600);
    await expect.poll(() => toasts.count()).toBe(0);
  });
});

it('R-12 avatar emojis are drawn with a font of the site, also on machines without an emoji font', async () => {
  const page = await openAsVisitor();
  await page.goto('/forum');
  const coloured = await page.evaluate(async () => {
    const font = '40px "Avatar Signs"';
    await document.fonts.load(font, '👑');
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return 0;
    canvas.font = font;
    canvas.fillText('👑', 10, 60);
    const { data } = canvas.getImageData(0, 0, 80, 80);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 0) - (data[at + 2] ?? 0) > 80 && (data[at + 3] ?? 0) > 200) count += 1;
    return count;
  });
  // Expected is the gold of the crown; a missing glyph would be black.
  expect(coloured).toBeGreaterThan(200);
});

describe('R-15 tooltips of the site', () => {
  it('R-15 tooltips appear after 700 ms under the mouse, or at once if another one was just shown, and Escape closes them', async () => {
    const page = await openAsVisitor();
    await stopClock(page);
    await page.goto('/');
    const tip = page.locator('[role=tooltip]');
    const theme = page.getByRole('banner').getByRole('button', { name: /light|dark/i });
    await theme.hover();
    await page.clock.runFor(650);
    expect(await tip.count()).toBe(0);
    await page.clock.runFor(100);
    await expect.poll(() => tip.textContent()).toBe(await theme.getAttribute('aria-label'));
    const box = await tip.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9_999)).toBeLessThanOrEqual(1440);
    await page.getByRole('banner').locator('a[data-tip]').first().hover();
    await page.clock.runFor(10);
    await expect.poll(() => tip.textContent()).toBe('Home');
    await page.keyboard.press('Escape');
    await expect.poll(() => tip.count()).toBe(0);
  });

  it('R-15 tooltips appear immediately on keyboard focus, and not on touch', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    const theme = page.getByRole('banner').getByRole('button', { name: /light|dark/i });
    await page.getByRole('banner').locator('[aria-haspopup=menu]').focus();
    await page.keyboard.press('Tab');
    await page.locator('[role=tooltip]').waitFor();
    const phone = await openAsVisitor({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await phone.goto('/');
    await phone
      .getByRole('banner')
      .getByRole('button', { name: (await theme.getAttribute('aria-label')) ?? '' })
      .tap();
    await phone.locator('html[data-theme]').waitFor({ state: 'attached' });
    expect(await phone.locator('[role=tooltip]').count()).toBe(0);
  });
});

describe('R-16 content of the home page', () => {
  it('the home page has its hero, six features and the number of calculators', async () => {
    const page = await openAsVisitor();
    await page.goto('/');
    const text = await page.getByRole('main').innerText();
    for (const title of [
      'Mechanical property',
      'Cost optimization',
      'Customer reliability',
      'Expert development',
      'Advanced analytics',
      'Data driven',
    ])
      expect(text).toContain(title);
    expect(text).toContain('38');
  });

  it('element symbols: static ones disappear after 5 s; every 1.8 s one floats up and disappears after 20 s', async () => {
    const page = await openAsVisitor({ reducedMotion: 'no-preference' });
    await stopClock(page);
    await page.goto('/');
    // The clock of the symbols starts slightly after hydration.
    await waitUntilSettled(page);
    const still = page.locator('[data-symbol=static]');
    const floating = page.locator('[data-symbol=floating]');
    expect(await still.count()).toBeGreaterThan(5);
    await page.clock.runFor(4_000);
    const after4s = await floating.count();
    expect(after4s).toBeGreaterThanOrEqual(1);
    await page.clock.runFor(1_900);
    await expect.poll(() => still.count()).toBe(0);
    expect(await floating.count()).toBeGreaterThan(after4s);
    await page.clock.runFor(40_000);
    expect(await floating.count()).toBeLessThanOrEqual(12);
  });

  it('element symbols do not move with reduced motion', async () => {
    const page = await openAsVisitor({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/');
    await waitUntilSettled(page);
    await page.clock.runFor(6_000);
    expect(await page.locator('[data-symbol=floating]').count()).toBe(0);
  });
});

describe('R-08 unknown URL', () => {
  it('an unknown URL shows a page with a link to home', async () => {
    const page = await openAsVisitor();
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/tools');
  });
});

describe('W Chinese, Japanese and Korean fonts', () => {
  it.each([
    ['/ko', '가', '힣', 'Noto Sans KR Variable'],
    ['/ja/tools', 'あ', 'ぬ', 'Noto Sans JP Variable'],
    ['/cn', '语', '鑫', 'Noto Sans SC Variable'],
  ])('%s draws %s and %s, also on a machine without such fonts', async (path, one, other, font) => {
    const page = await openAsVisitor();
    await page.goto(path);
    // Each character is drawn as the page draws it: with a system font, or with the font that the page has fetched.
    const drawn = (letter: string) =>
      page.evaluate(
        async ([text, family]) => {
          const face = `20px "${getComputedStyle(document.body).fontFamily.replaceAll('"', '').split(',')[0]}", "${family}", sans-serif`;
          await document.fonts.load(face, text);
          const canvas = document.createElement('canvas');
          const context = canvas.getContext('2d');
          if (!context) return '';
          context.font = face;
          context.fillText(text, 4, 30);
          return canvas.toDataURL();
        },
        [letter, font] as const,
      );
    await expect.poll(async () => (await drawn(one)) !== (await drawn(other))).toBe(true);
  });

  it('fonts for Chinese, Japanese and Korean are not loaded on an English page', async () => {
    const page = await openAsVisitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await waitUntilSettled(page);
    expect(asked.filter((each) => each.startsWith('/fonts/'))).toEqual([]);
  });
});

it('F-01 a text that is longer than its field is refused with a message, pasted or dictated, and the field keeps its text', async () => {
  const page = await openAsVisitor();
  await page.goto('/tools');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('Jominy');
  await search.selectText();
  await page.keyboard.insertText(`0.75${'0'.repeat(96)}1`);
  await toastOf(page).filter({ hasText: 'The text was not inserted' }).waitFor();
  expect(await search.inputValue()).toBe('Jominy');
  await page.reload();
  await search.fill('Jominy');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('a'.repeat(95)));
  await page.keyboard.press('ControlOrMeta+v');
  await toastOf(page).filter({ hasText: 'The text was not inserted' }).waitFor();
  expect(await search.inputValue()).toBe('Jominy');
  await search.selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => search.inputValue()).toHaveLength(95);
});
