import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paste } from './archive-posts.ts';
import { axeViolations } from './axe.ts';
import {
  demoPassword,
  openAsMember,
  openAsVisitor,
  signIn,
  toastOf,
  unique,
  waitUntilSettled,
  withBrowser,
} from './browser.ts';

withBrowser();

const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#887766' } })
  .png()
  .toBuffer();
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Question' }).first().click();
  await dialog(page).waitFor();
}

async function fillForm(page: Page, title: string, content: string): Promise<void> {
  await dialog(page).getByText('Welding', { exact: true }).click();
  await dialog(page).getByLabel('Title').fill(title);
  await dialog(page).getByLabel('Description').fill(content);
}

describe('forum: reading questions', () => {
  it('F-01 F-07 the forum shows three questions per page as cards; the details of a card show its answers', async () => {
    const page = await openAsVisitor();
    await page.goto('/forum');
    await waitUntilSettled(page);
    expect(await page.getByRole('article').count()).toBe(3);
    const first = page.getByRole('article').first();
    expect(await first.locator('time').textContent()).toMatch(
      /^[A-Z][a-z]{2} \d{1,2}, 2\d{3}, \d\d:\d\d [AP]M$/,
    );
    await first.getByRole('button', { name: 'Show Details' }).click();
    await first.getByLabel('Write your answer').waitFor();
    expect(await first.getByRole('button', { name: 'Post Answer' }).isDisabled()).toBe(true);
    await first.getByRole('button', { name: 'Hide Details' }).click();
    const title = await first.getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL('**/forum?page=2');
    await expect
      .poll(() => page.getByRole('article').first().getByRole('heading').textContent())
      .not.toBe(title);
    await page.goto('/forum?page=9999');
    await page.getByRole('article').first().waitFor();
    expect(await page.locator('[aria-current=page]').last().textContent()).not.toBe('9999');
  });

  it('F-07 a malformed response of the answers API is shown as a question without answers', async () => {
    const page = await openAsVisitor();
    await page.route('**/api/forum/posts/*/answers*', (route) =>
      route.fulfill({ json: { answers: 'none' } }),
    );
    await page.goto('/forum');
    await page.getByRole('button', { name: 'Show Details' }).first().click();
    await page.getByText('No answers yet.').waitFor();
  });

  it('F-01 three placeholders are shown while the list of questions loads, and a message if it is empty', async () => {
    const page = await openAsVisitor();
    await page.goto('/tools');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/forum/posts?*', async (route) => {
      await held;
      await route.fulfill({ json: { items: [], total: 0, more: false, page: 1, pageSize: 3, counts: {} } });
    });
    await page.getByRole('navigation').getByRole('link', { name: 'Forum' }).first().click();
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(3);
    answer();
    await page.getByText('No posts yet').waitFor();
    await page.getByText('Be the first to ask a question!').waitFor();
    expect(await page.getByRole('button', { name: 'Ask Question' }).count()).toBe(1);
  });

  it('F-09 a search in Korean and a category narrow the list and are part of the URL', async () => {
    const page = await openAsVisitor();
    await page.goto('/forum');
    await page.getByRole('searchbox').fill('미세 편석');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('미세 편석');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: /^Forging/ }).click();
    await page.waitForURL('**/forum?category=forging');
  });

  it('S-03 ten answers are shown first; more can be loaded with the keyboard, and a link to an answer opens it directly', async () => {
    const page = await openAsVisitor();
    const person = { email: 'member@demo.local', password: demoPassword, takeOver: true };
    const login = await page.request.post('/api/auth/login', { data: person });
    const { access_token } = (await login.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}`, 'x-requested-with': 'fetch' };
    const post = async (path: string, body: object) =>
      (await page.request.post(path, { headers, data: body })).json() as Promise<{
        id: number;
        slug: string;
      }>;
    const title = unique('Much answered');
    const { id, slug } = await post('/api/forum/posts', { title, content: 'Many?', category: 'welding' });
    const ids: number[] = [];
    for (let at = 1; at <= 12; at += 1)
      ids.push((await post(`/api/forum/posts/${id}/answers`, { content: `answer ${at}.` })).id);

    await page.goto(`/forum/${slug}`);
    const answers = page.getByRole('list', { name: 'Answers' }).locator('> li');
    expect(await answers.count()).toBe(10);
    await waitUntilSettled(page);
    await page.getByRole('button', { name: 'More answers (2)' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => answers.count()).toBe(12);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`answer-${ids[10]}`);
    expect(await page.getByRole('button', { name: /More answers/ }).count()).toBe(0);

    await page.goto('/forum');
    await page.goto(`/forum/${slug}#answer-${ids[11]}`);
    await page.locator(`#answer-${ids[11]}`).waitFor();
    expect(await answers.count()).toBe(11);
    await page.getByRole('button', { name: 'More answers (1)' }).waitFor();
  });

  it('a question has a public page with structured data, formulas and a card of the calculator', async () => {
    const page = await openAsVisitor();
    await page.goto('/forum?q=CET');
    await page.getByRole('link', { name: /Preheat for 40 mm/ }).click();
    await page.waitForURL(/\/forum\/preheat-for-40-mm/);
    await page.reload();
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data).toMatchObject({ '@type': 'QAPage', mainEntity: { '@type': 'Question', answerCount: 2 } });
    expect(await page.locator('.tool-card').getAttribute('href')).toContain('/calculators/carbon-equivalent');
    expect(await page.locator('.prose math').count()).toBeGreaterThan(2);
    const missing = await page.goto('/forum/nothing-999999');
    expect(missing?.status()).toBe(404);
  });
});

describe('forum: asking a question', () => {
  it('F-06 a visitor who asks a question sees a message, and one second later the login page', async () => {
    const page = await openAsVisitor();
    await page.goto('/forum');
    await page.getByRole('button', { name: 'Ask Question' }).click();
    await toastOf(page).getByText('Login Required').waitFor();
    await toastOf(page).getByText('Please log in to ask a question.').waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/forum?ask=1');
  });

  it('F-06 a question filled in without login is restored after the login', async () => {
    const page = await openAsVisitor();
    const asked =
      '/forum?ask=1&category=welding&title=Preheat&link=%2Fcalculators%2Fwelding%2Fcarbon-equivalent.html';
    await page.goto(asked);
    await toastOf(page).getByText('Please log in to ask a question.').waitFor();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('next')).toBe(asked);
    await signIn(page, 'member');
    await dialog(page).waitFor();
    expect(await dialog(page).locator('input[name=title]').inputValue()).toBe('Preheat');
  });

  it('F-03 files that are not images are rejected with a message that names them, wherever they are dropped in the dialog', async () => {
    const page = await openAsMember('member', '/forum');
    await openForm(page);
    await page.locator('[data-veil]').evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await toastOf(page).getByText('drawing.svg: This is not a JPEG, PNG, WebP or GIF image.').waitFor();
    expect(await dialog(page).getByRole('img').count()).toBe(0);
  });

  it('F-02 F-03 F-04 a question with a formula, selected and pasted images is posted, edited and deleted', async () => {
    // An active filter must not hide a new question.
    const page = await openAsMember('member', '/forum?category=forging');
    await openForm(page);
    await dialog(page).getByRole('button', { name: 'Post Question' }).click();
    for (const message of ['Category is required', 'Title is required', 'Content is required'])
      await dialog(page).getByText(message).waitFor();
    const title = unique('Dilution of the root pass');
    await fillForm(page, title, 'Root at $\\delta = 12$ and `FN` of **5**.');
    await dialog(page).getByRole('radio', { name: 'Preview' }).check();
    await dialog(page).locator('.prose math').first().waitFor();
    await dialog(page).getByRole('radio', { name: 'Write' }).check();

    // An image pasted into the text is uploaded immediately; pasted elsewhere it is uploaded when the question is
    // posted.
    const uploaded = page.waitForResponse('**/api/forum/upload-image');
    await paste(page, '[role=dialog] textarea', png);
    expect((await uploaded).status()).toBe(200);
    await dialog(page).getByRole('button', { name: 'Remove image 1' }).waitFor();
    await paste(page, '[role=dialog] input[type=file]', png);
    await toastOf(page).getByText('Images pasted!').waitFor();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles([picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png')]);
    await toastOf(page).getByText('Maximum 5 images allowed').waitFor();
    await toastOf(page).getByText('Only 3 images were added').waitFor();
    await dialog(page).getByRole('button', { name: 'Remove image 5' }).click();
    await dialog(page).getByRole('button', { name: 'Post Question' }).click();
    await toastOf(page).getByText('Your question has been posted!').waitFor();
    await dialog(page).waitFor({ state: 'detached' });

    const asked = card(page, title);
    await asked.locator('math').first().waitFor();
    await asked.getByRole('button', { name: 'Show image 4 in full size' }).click();
    await dialog(page).getByRole('img').waitFor();
    await page.keyboard.press('Escape');

    await asked.getByRole('button', { name: 'Edit question' }).click();
    await dialog(page).getByText('Edit Question').waitFor();
    await dialog(page).getByLabel('Title').fill(`${title} changed`);
    await dialog(page).getByRole('button', { name: 'Update Question' }).click();
    await toastOf(page).getByText('Post updated successfully!').waitFor();

    await card(page, `${title} changed`).getByRole('button', { name: 'Delete question' }).click();
    await dialog(page).getByText('All its answers are deleted too. This cannot be undone.').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await toastOf(page).getByText('Post deleted successfully!').waitFor();
    await expect.poll(() => card(page, title).count()).toBe(0);
  });

  it('G-05 if Ask Question is pressed while the session is still being checked, the form opens after the check', async () => {
    const page = await openAsMember('member', '/forum');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/auth/profile', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Ask Question' }).first().click();
    expect(await dialog(page).count()).toBe(0);
    letGo();
    await dialog(page).waitFor();
  });

  it('F-04 an upload response with a foreign URL is reported, and nothing is posted', async () => {
    const page = await openAsMember('member', '/forum');
    await openForm(page);
    await fillForm(page, 'Never posted', 'x');
    await page.route('**/api/forum/upload-image', (route) =>
      route.fulfill({ json: { url: 'https://elsewhere.example/x.png' } }),
    );
    await dialog(page).locator('input[type=file]').setInputFiles(picture('a.png'));
    await dialog(page).getByRole('button', { name: 'Post Question' }).click();
    await toastOf(page).getByText('Failed to upload images').waitFor();
    await toastOf(page).getByText('No images were uploaded successfully').waitFor();
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it('G-03 a report has no reason until one is selected, and a second report of the same member is rejected with a message', async () => {
    const asking = await openAsMember('member', '/forum');
    const title = unique('A question to report');
    await openForm(asking);
    await fillForm(asking, title, 'What is wrong with it?');
    await dialog(asking).getByRole('button', { name: 'Post Question' }).click();
    await card(asking, title).waitFor();
    const page = await openAsMember('premium', '/forum');
    await card(page, title).getByRole('link', { name: title }).click();
    await page.waitForURL(/\/forum\/.+/);
    const open = page.getByRole('button', { name: /^Report / }).first();
    const send = dialog(page).getByRole('button', { name: 'Send report' });
    for (const message of ['Thank you. An administrator will look at it.', 'You had reported this before.']) {
      await open.click();
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole('radio', { checked: true }).count()).toBe(0);
      await send.click();
      await dialog(page).getByText('Please choose what is wrong.').waitFor();
      await dialog(page).getByText('Something else').click();
      expect(await dialog(page).getByText('Please choose what is wrong.').count()).toBe(0);
      await send.click();
      await toastOf(page).getByText(message).waitFor();
      await dialog(page).waitFor({ state: 'detached' });
    }
  });

  it('F-11 closing the question dialog discards the draft, which one click restores; closing the tab keeps the draft', async () => {
    const page = await openAsMember('member', '/forum');
    await openForm(page);
    await fillForm(page, 'Half a question', 'Half a text');
    await dialog(page).locator('input[type=file]').setInputFiles(picture('half.png'));
    await dialog(page).getByRole('img').first().waitFor();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    expect(await dialog(page).getByLabel('Title').inputValue()).toBe('Half a question');
    await dialog(page).getByRole('img').first().waitFor();

    const other = await page.context().newPage();
    await page.close();
    await other.goto('/forum');
    await openForm(other);
    await dialog(other).getByText('Your draft has been restored.').waitFor();
    expect(await dialog(other).getByLabel('Description').inputValue()).toBe('Half a text');
    await dialog(other).getByRole('button', { name: 'Start over' }).click();
    expect(await dialog(other).getByLabel('Title').inputValue()).toBe('');
  });
});

describe('forum: answering a question', () => {
  it('F-07 F-08 an answer appears immediately, is accepted by the author of the question and deleted after confirmation', async () => {
    const page = await openAsMember('member', '/forum');
    await openForm(page);
    const title = unique('Who answers this?');
    await fillForm(page, title, 'Anybody?');
    await dialog(page).getByRole('button', { name: 'Post Question' }).click();
    const asked = card(page, title);
    await asked.getByRole('button', { name: 'Show Details' }).click();
    await asked.getByLabel('Write your answer').fill('I do: $x^2$');
    await asked.getByRole('button', { name: 'Post Answer' }).click();
    await toastOf(page).getByText('Your answer has been posted!').waitFor();
    await asked.getByRole('listitem').locator('math').waitFor();
    await expect.poll(() => asked.getByLabel('Write your answer').inputValue()).toBe('');
    await asked.getByRole('button', { name: 'Accept answer' }).click();
    await asked.getByText('Accepted').waitFor();
    await asked.getByText('Answered', { exact: true }).waitFor();
    await asked.getByRole('button', { name: 'Delete answer' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await toastOf(page).getByText('Answer deleted successfully!').waitFor();
    await asked.getByText('No answers yet.').waitFor();
  });

  it('F-07 an answer refused by the server is removed from the list, and its text is kept in the form', async () => {
    const page = await openAsMember('member', '/forum');
    await page.route('**/api/forum/posts/*/answers*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { code: 'x.y', message: 'No' } })
        : route.continue(),
    );
    const first = page.getByRole('article').first();
    await first.getByRole('button', { name: 'Show Details' }).click();
    await first.getByLabel('Write your answer').fill('Refused answer');
    await first.getByRole('button', { name: 'Post Answer' }).click();
    await toastOf(page).getByText('Error: Failed to post answer').waitFor();
    expect(await first.getByRole('listitem').filter({ hasText: 'Refused answer' }).count()).toBe(0);
    expect(await first.getByLabel('Write your answer').inputValue()).toBe('Refused answer');
  });
});

describe('axe finds no violations in the forum', () => {
  it.each(['/forum', '/ko/forum', '/forum?q=CET', '/forum-mails'])(
    'axe finds no violations on %s',
    async (path) => {
      const page = await openAsVisitor();
      await page.goto(path);
      await waitUntilSettled(page);
      const details = page.getByRole('button', { name: /Show Details|자세히 보기/ });
      if ((await details.count()) > 0) {
        await details.first().click();
        await page.locator('textarea').waitFor();
      }
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  it('axe finds no violations in the question dialog with a validation error', async () => {
    const page = await openAsMember('member', '/de/forum', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Frage stellen' }).click();
    await dialog(page).getByRole('button', { name: 'Frage senden' }).click();
    await dialog(page).getByText('Ein Titel ist erforderlich').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
