import { describe, expect, it } from 'vitest';
import { clampScale, nextScale, scaleWidth } from '../../text/image-scale.rules.ts';
import { percentOf, shownScale, toEditorHtml, toSavedImage } from './editor-content.ts';

describe('opening a post in the editor', () => {
  it('L-06 line ends of plain text become line breaks', () => {
    expect(toEditorHtml('one & two\n\nthree < four')).toBe('<p>one &amp; two<br /><br />three &lt; four</p>');
  });

  it('L-09 a Markdown image gets scale 0.1', () => {
    expect(toEditorHtml('![bar](a.png)')).toBe('<p><img src="a.png" alt="bar" width="40"></p>');
    expect(shownScale({ src: 'a.png', width: 40 })).toBe(0.1);
  });

  it('a post stored as HTML is opened in the editor unchanged', () => {
    expect(toEditorHtml('<p>a\nb</p>')).toBe('<p>a\nb</p>');
  });

  it.each([
    [400, 1, 100],
    [200, 0.5, 50],
    [1000, 2.5, 250],
    [1200, 3, 300],
    [40, 0.1, 10],
    [null, 1, 100],
    [5, 0.1, 10],
    [9_999, 3, 300],
  ])('L-09 a stored width of $0 px is shown as scale $1 and $2 %', (width, scale, percent) => {
    expect(shownScale({ src: '/a.png', width })).toBe(scale);
    expect(percentOf({ src: '/a.png', width })).toBe(percent);
  });
});

describe('scale of an image', () => {
  it('L-06 the scale has 30 values from 0.1 to 3 in steps of 0.1', () => {
    const up = [0.1];
    while ((up.at(-1) ?? 3) < 3) up.push(nextScale(up.at(-1) ?? 3, 1));
    expect(up).toHaveLength(30);
    expect(up.every((each) => each === clampScale(each))).toBe(true);
    expect([nextScale(3, 1), nextScale(0.1, -1)]).toEqual([3, 0.1]);
    expect(nextScale(0.4, -1)).toBe(0.3);
  });

  it('L-06 an image is saved with 400 px times its scale as width and with a leading slash in a relative URL', () => {
    expect(scaleWidth(0.7)).toBe(280);
    expect(toSavedImage({ src: 'uploads/a.png', width: 520 })).toEqual({ src: '/uploads/a.png', width: 520 });
    expect(toSavedImage({ src: 'https://example.org/a.png', width: null })).toEqual({
      src: 'https://example.org/a.png',
      width: 400,
    });
  });
});
