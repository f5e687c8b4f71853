import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostileMarkup } from '../test/hostile-markup.ts';
import { cards, paste, picture } from './archive-posts.ts';
import { axeViolations } from './axe.ts';
import {
  openAsMember,
  openAsVisitor,
  productUrl,
  toastOf,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

/** Calls the API with the token of the session that this browser stores. */
async function call(page: Page, method: string, path: string, data?: object) {
  const token = await page.evaluate(() => {
    for (const value of Object.values(localStorage)) {
      const found = /"access_token":"([^"]+)"/.exec(String(value))?.[1];
      if (found) return found;
    }
    return '';
  });
  return page.request.fetch(`${productUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
}

async function writePost(page: Page, title: string, content: string): Promise<number> {
  const token = await page.evaluate(() =>
    Object.values(localStorage)
      .map((value) => /"access_token":"([^"]+)"/.exec(String(value))?.[1])
      .find(Boolean),
  );
  const answer = await page.request.post(`${productUrl}/api/materials/posts`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { title, content },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

describe('archive posts written by an administrator', () => {
  it('L-04 L-08 a post with images is published, and deleted after a confirmation that names it', async () => {
    // An active search must not hide the new post.
    const page = await openAsMember('admin', '/archive?search=hydrogen');
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('Title is required').waitFor();
    await dialog.getByText('Content is required').waitFor();
    await dialog.getByLabel('Title').fill('Tempered martensite embrittlement');
    const text = dialog.getByRole('textbox', { name: 'Content' });
    await text.fill('Rule: if a<b then use oil.\nSee https://example.org/tme');
    await expect.poll(() => dialog.getByText(/is required/).count()).toBe(0);
    // Dropped beside the text, the image becomes one of the post's pictures.
    expect(await paste(page, '[role=dialog] h2', await picture())).toBe(true);
    await dialog.getByRole('img', { name: 'Image 1' }).waitFor();
    expect(await paste(page, '[data-veil]', await picture(), 'drop')).toBe(true);
    await dialog.getByRole('img', { name: 'Image 2' }).waitFor();
    await dialog.locator('input[type=file]').setInputFiles(
      await Promise.all(
        Array.from({ length: 6 }, async (_, at) => ({
          name: `${at}.png`,
          mimeType: 'image/png',
          buffer: await picture(90),
        })),
      ),
    );
    await dialog.getByText('Only 5 images are allowed; the others were not added.').waitFor();
    await expect.poll(() => dialog.getByRole('img').count()).toBe(5);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await toastOf(page).getByText('Post created successfully!').waitFor();
    const card = cards(page).filter({ hasText: 'Tempered martensite embrittlement' });
    await card.getByText('Rule: if a<b then use oil. See https://example.org/tme').waitFor();
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByText('Delete “Tempered martensite embrittlement”?').waitFor();
    await page.getByRole('button', { name: 'Delete post' }).click();
    await toastOf(page).getByText('Post deleted successfully!').waitFor();
    await card.waitFor({ state: 'detached' });
  });

  it('L-04 files that are not images are rejected at once with a message that names them, and images are accepted', async () => {
    const page = await openAsMember('admin', '/archive');
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog');
    const png = await picture();
    await dialog.locator('input[type=file]').setInputFiles([
      {
        name: 'drawing.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
      { name: 'cut.png', mimeType: 'image/png', buffer: png.subarray(0, 60) },
      {
        name: 'huge.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([png, Buffer.alloc(11 * 1024 * 1024)]),
      },
      { name: 'good.png', mimeType: 'image/png', buffer: png },
    ]);
    const alert = dialog.getByRole('alert');
    await expect
      .poll(() => alert.getByRole('listitem').allTextContents())
      .toEqual([
        'drawing.svg: This is not a JPEG, PNG, WebP or GIF image.',
        'fake.png: This is not a JPEG, PNG, WebP or GIF image.',
        'cut.png: This image could not be read; it may be damaged.',
        'huge.png: An image may have at most 10\u00a0MB and 40 million pixels.',
      ]);
    const image = dialog.getByRole('img', { name: 'Image 1' });
    expect(await dialog.getByRole('img').count()).toBe(1);
    const [around, button] = await Promise.all([
      image.boundingBox(),
      dialog.getByRole('button', { name: 'Remove image 1' }).boundingBox(),
    ]);
    if (!around || !button) throw new Error('The picture or its button is not shown.');
    expect(button.x).toBeGreaterThan(around.x);
    expect(button.y).toBeGreaterThan(around.y);
    expect(button.x + button.width).toBeLessThanOrEqual(around.x + around.width);
    expect(button.y + button.height).toBeLessThanOrEqual(around.y + around.height);
  });

  it('L-04 the form of a post opens with the focus in the first field, and one click restores a discarded draft', async () => {
    const page = await openAsMember('admin', '/archive');
    await page.getByRole('button', { name: 'New Post' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() =>
        page.evaluate(
          () => (document.activeElement as HTMLInputElement).name || document.activeElement?.tagName,
        ),
      )
      .toMatch(/input|title/i);
    await page.keyboard.type('A long evening');
    await dialog.getByRole('textbox', { name: 'Content' }).fill('of <words> & signs');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    expect(await dialog.getByLabel('Title').inputValue()).toBe('A long evening');
    await expect
      .poll(() => dialog.getByRole('textbox', { name: 'Content' }).textContent())
      .toBe('of <words> & signs');
  });

  it('L-06 L-09 editing supports bold, font sizes, and a pasted image scaled to 400 px', async () => {
    const page = await openAsMember('admin', '/archive');
    const id = await writePost(page, 'To be edited', 'first line\nsecond line');
    await page.reload();
    const card = cards(page).filter({ hasText: 'To be edited' });
    await card.getByRole('button', { name: /^Edit/ }).click();
    const editor = page.getByRole('textbox', { name: 'Content' });
    await editor.waitFor();
    expect(await editor.locator('br').count()).toBeGreaterThan(0);
    // Messages about missing fields end with the text that was missing.
    for (const [label, text] of [
      ['Title', 'To be edited'],
      ['Content', 'first line'],
    ] as const) {
      await page.getByRole('dialog').getByLabel(label).fill('');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText(`${label} is required`).waitFor();
      await page.getByRole('dialog').getByLabel(label).fill(text);
      await page.getByText(`${label} is required`).waitFor({ state: 'detached' });
    }
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.getByLabel('Font size').selectOption('20');
    await page.keyboard.press('Control+End');
    await paste(page, '[role=textbox][aria-label=Content]', await picture());
    await page.getByText('100 %').waitFor();
    await page.getByRole('button', { name: 'Enlarge image 1' }).click();
    await page.getByText('110 %').waitFor();
    expect(await page.locator('head style, .ProseMirror style').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toastOf(page).getByText('Post updated successfully!').waitFor();
    const saved = await (await page.request.get(`${productUrl}/api/materials/posts/${id}`)).json();
    expect(saved.content).toMatch(/<strong>/);
    expect(saved.content).toContain('class="letters-20"');
    expect(saved.content).toMatch(/<img src="\/files\/archive\/[^"]+" alt="" width="440" \/>/);
    expect(saved.content).not.toContain('style=');
    await call(page, 'DELETE', `/api/materials/posts/${id}`);
  });

  it('L-06 L-07 a formula is inserted with the button, typeset for readers, and shown as plain text on the card', async () => {
    const page = await openAsMember('admin', '/archive');
    const id = await writePost(page, 'With a formula', 'from $5 and $10:');
    await page.reload();
    const card = cards(page).filter({ hasText: 'With a formula' });
    await card.getByRole('button', { name: /^Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Formulas in TeX stand between $ signs').waitFor();
    await dialog.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' ');
    await dialog.getByRole('button', { name: 'Formula' }).click();
    await page.keyboard.type('\\frac{Mn}{6}');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await toastOf(page).getByText('Post updated successfully!').waitFor();
    await card.getByText('from $5 and $10: Mn/6').waitFor();
    await page.goto(`/resources/${id}`);
    await page.locator('.post-content math mfrac').waitFor();
    expect(await page.locator('.post-content').textContent()).toMatch(/^from \$5 and \$10: [^$]*$/);
    await call(page, 'DELETE', `/api/materials/posts/${id}`);
  });

  it('L-09 a failed image upload is reported by an alert', async () => {
    const page = await openAsMember('admin', '/archive');
    await cards(page).first().getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    const [alert] = await Promise.all([
      page.waitForEvent('dialog'),
      paste(page, '[role=textbox][aria-label=Content]', Buffer.from('no picture')),
    ]);
    expect(alert.message()).toContain('This is not a JPEG, PNG, WebP or GIF image.');
    await alert.dismiss();
  });

  it('L-04 when the post was changed elsewhere since editing began, saving reports the change and keeps the draft', async () => {
    const page = await openAsMember('admin', '/archive');
    const id = await writePost(page, 'Edited twice', 'the beginning');
    await page.reload();
    await cards(page).filter({ hasText: 'Edited twice' }).getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('textbox', { name: 'Content' }).fill('my own words');
    await call(page, 'PUT', `/api/materials/posts/${id}`, {
      title: 'Edited twice',
      content: 'the other words',
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Another administrator has changed this post.').waitFor();
    await page.getByText('the other words').waitFor();
    expect(await page.getByRole('textbox', { name: 'Content' }).textContent()).toBe('my own words');
    await page.getByRole('button', { name: 'Overwrite with my version' }).click();
    await toastOf(page).getByText('Post updated successfully!').waitFor();
    const saved = await (await page.request.get(`${productUrl}/api/materials/posts/${id}`)).json();
    expect(saved.contentHtml).toContain('my own words');
    await call(page, 'DELETE', `/api/materials/posts/${id}`);
  });

  it('L-07 no hostile content of a post runs in a reader’s browser', async () => {
    const page = await openAsMember('admin', '/archive');
    const id = await writePost(
      page,
      'Hostile',
      hostileMarkup.map((each) => `<p>${each.replaceAll('\u0000', '')}</p>`).join('\n'),
    );
    const parts = await Promise.all(
      [0, 1, 2, 3].map(async (part) => {
        const pieces = hostileMarkup.filter((_, at) => at % 4 === part);
        return writePost(page, `Hostile ${part}`, pieces.join('\n\n').replaceAll('\u0000', ''));
      }),
    );
    for (const each of [id, ...parts]) {
      let hits = 0;
      const reader = await openAsVisitor();
      await reader.exposeFunction('hit', () => {
        hits += 1;
      });
      const asked: string[] = [];
      reader.on('request', (request) => asked.push(request.url()));
      await reader.goto(`/resources/${each}`);
      await waitUntilSettled(reader);
      // Every element that reacts to the pointer or the focus receives both.
      for (const target of await reader.locator('.post-content *').all())
        await target.dispatchEvent('mouseover');
      expect(hits).toBe(0);
      expect(asked.filter((url) => !url.startsWith(productUrl) && !url.startsWith('data:'))).toEqual([]);
      const attributes = await reader
        .locator('.post-content *')
        .evaluateAll((all) => all.flatMap((element) => [...element.attributes].map(({ name }) => name)));
      expect([...new Set(attributes)].filter((name) => /^(?:on|style$|id$|srcdoc$)/.test(name))).toEqual([]);
      await call(page, 'DELETE', `/api/materials/posts/${each}`);
    }
  });
});
