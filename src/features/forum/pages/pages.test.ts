import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avatarKeys } from '../../../platform/shared/avatar-keys.ts';
import { scriptLanguage } from '../../../platform/shared/text/script-language.ts';
import { authorDisplay, avatarEmojis } from './author-display.ts';
import { pageNumbers, readSelection, writeSelection } from './list/selection.ts';
import { postTime } from './post-date.ts';
import { questionJson } from './question/structured-data.ts';
import { remainingSlots } from './writing/attachments.ts';
import { applyFormat } from './writing/markdown-edit.ts';
import {
  draftFromQuery,
  draftToStore,
  emptyDraft,
  missingFields,
  parseDraft,
  stillMissing,
} from './writing/question-form.ts';

describe('representation of authors', () => {
  it('F-10 each of the ten forum keys gives an emoji, a profile key its picture, any other value the first letter', () => {
    expect(Object.keys(avatarEmojis).join(' ')).toBe(
      'crown star heart fire gem rocket shield trophy medal lightning',
    );
    expect(authorDisplay('crown', avatarKeys)).toEqual({ kind: 'emoji', text: '👑' });
    expect(authorDisplay('welder', avatarKeys)).toEqual({ kind: 'picture', key: 'welder' });
    expect(authorDisplay('engineer-2', avatarKeys)).toEqual({ kind: 'picture', key: 'engineer-2' });
    for (const other of [null, '', 'dragon', 'constructor', '__proto__', 'javascript:x'])
      expect(authorDisplay(other, avatarKeys)).toBeNull();
  });
});

describe('times of posts', () => {
  it('F-01 a time is shown with short month, day, year, hour and minute in US format', () => {
    expect(postTime('2026-11-18T09:42:00.000Z', 'UTC')).toBe('Nov 18, 2026, 09:42 AM');
    expect(postTime('2026-11-18T23:05:00.000Z', 'Asia/Seoul')).toBe('Nov 19, 2026, 08:05 AM');
  });
});

describe('avatar emojis', () => {
  it('R-12 F-10 the bundled font contains all avatar emojis', () => {
    const css = fs.readFileSync('src/ui/style/fonts.css', 'utf8');
    const range = /"Avatar Signs"[^}]*unicode-range:([^;]*);/.exec(css)?.[1] ?? '';
    const drawn = range.split(',').map((each) => Number.parseInt(each.trim().slice(2), 16));
    const needed = Object.values(avatarEmojis).flatMap((sign) =>
      [...sign].map((each) => each.codePointAt(0)),
    );
    expect(new Set(drawn)).toEqual(new Set(needed));
  });
});

describe('number of images', () => {
  it.each([
    [0, 3, 3],
    [4, 3, 1],
    [5, 1, 0],
    [0, 9, 5],
  ])(
    'F-03 if a question has %i images and %i more are selected, %i of them are accepted',
    (present, offered, taken) => {
      expect(remainingSlots(present, offered)).toBe(taken);
    },
  );
});

describe('question form', () => {
  it('F-02 missing fields are reported', () => {
    expect(missingFields(emptyDraft)).toEqual({
      category: 'form.categoryRequired',
      title: 'form.titleRequired',
      content: 'form.contentRequired',
    });
    expect(missingFields({ category: 'welding', title: ' a ', content: 'b', images: [] })).toEqual({});
  });
  it('F-02 typing clears the messages that no longer apply and adds none', () => {
    const shown = missingFields({ ...emptyDraft, category: 'welding' });
    const titled = { ...emptyDraft, title: 'a' };
    expect(stillMissing(shown, titled)).toEqual({ content: 'form.contentRequired' });
    expect(stillMissing({}, emptyDraft)).toEqual({});
  });
  it('F-11 a saved draft of any shape is read without an error', () => {
    expect(parseDraft(null)).toBeNull();
    expect(parseDraft({ title: 5, content: '', images: 'x' } as never)).toBeNull();
    expect(parseDraft({ title: 'a', category: 'casting', images: [1, '/x'] } as never)).toEqual({
      category: '',
      title: 'a',
      content: '',
      images: ['/x'],
    });
  });
  it.each([
    ['title=Preheat', { title: 'Preheat' }],
    ['category=welding', { category: 'welding' }],
    [
      'category=welding&link=%2Fcalculators%2Fwelding%2Fx.html%3FC%3D0.2',
      { category: 'welding', content: 'https://site.example/calculators/welding/x.html?C=0.2\n\n' },
    ],
    ['category=cooking&link=https%3A%2F%2Felsewhere.example', null],
    ['', null],
  ])('F-06 a link to the dialog fills in title, category and calculator: %s', (query, filled) => {
    const draft = draftFromQuery(new URLSearchParams(query), 'https://site.example');
    expect(draft).toEqual(filled && { ...emptyDraft, ...filled });
  });
  it('F-06 what a link fills in is stored as a draft only after the member has changed it', () => {
    const filled = { ...emptyDraft, title: 'Preheat' };
    expect(draftToStore(filled, filled)).toBeNull();
    expect(draftToStore({ ...filled, content: 'Why?' }, filled)).toEqual({ ...filled, content: 'Why?' });
    expect(draftToStore(filled, emptyDraft)).toEqual(filled);
    expect(draftToStore({ ...emptyDraft, category: 'welding' }, filled)).toBeNull();
  });
  it('the toolbar buttons insert Markdown marks around the selection', () => {
    expect(applyFormat({ text: 'ab', start: 0, end: 2 }, 'bold')).toEqual({
      text: '**ab**',
      start: 2,
      end: 4,
    });
    expect(applyFormat({ text: '', start: 0, end: 0 }, 'formula')).toEqual({ text: '$$', start: 1, end: 1 });
    expect(applyFormat({ text: 'a\nb', start: 0, end: 3 }, 'list').text).toBe('- a\n- b');
    expect(applyFormat({ text: 'a\nb', start: 0, end: 3 }, 'code').text).toBe('```\na\nb\n```');
  });
});

describe('URLs of the list', () => {
  it('F-01 invalid query parameters are dropped; valid ones are the same after writing and reading', () => {
    expect(readSelection(new URLSearchParams('page=-1&category=x&q=%20'))).toEqual({
      page: 1,
      category: undefined,
      search: undefined,
    });
    const written = writeSelection({ page: 3, category: 'ingot', search: '편석 & <b>' });
    expect(readSelection(new URLSearchParams(written))).toEqual({
      page: 3,
      category: 'ingot',
      search: '편석 & <b>',
    });
    expect(writeSelection({ page: 1 })).toBe('');
  });
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [500, 1000, [1, null, 499, 500, 501, null, 1000]],
  ])('F-01 page %i of %i links to the pages %s', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });
});

it.each([
  ['강괴', 'ko'],
  ['浸炭の深さ', 'ja'],
  ['锻造比', 'zh'],
  ['forging', undefined],
])('the text %s is recognized as language %s by its script', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});

it('structured data cannot contain the end tag of its script element', () => {
  const question = {
    id: 1,
    slug: 'x-1',
    title: '</script><script>alert(1)</script>',
    content: 'a',
    contentHtml: '',
    category: 'others',
    images: [],
    isAnswered: false,
    answerCount: 0,
    userId: null,
    userNickname: null,
    userAvatar: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    answers: [],
  };
  expect(questionJson(question, 'https://x.example')).not.toContain('<');
});
