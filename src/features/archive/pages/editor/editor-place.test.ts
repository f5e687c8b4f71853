import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { extensions } from './editor-nodes.ts';
import { insertImage } from './editor-place.ts';

const schema = getSchema(extensions);
type Json = { type: string; text?: string; content?: Json[] };
const block = (type: string, ...content: (string | Json)[]): Json => ({
  type,
  content: content.map((each) => (typeof each === 'string' ? { type: 'text', text: each } : each)),
});
const paragraph = (...texts: string[]) => block('paragraph', ...texts.filter(Boolean));

/** Returns the text of each block of a document, with `[x]` for an image. */
const blocksOf = (doc: Node): string[] =>
  doc.content.content.map((each) => each.textBetween(0, each.content.size, ' / ', '[x]'));

/** Inserts images one after another at the cursor or in place of the selection, and returns the resulting blocks. */
function insertImages(content: Json[], from: number, to = from, pictures = 1): string[] {
  const doc = schema.nodeFromJSON(block('doc', ...content));
  let state = EditorState.create({ schema, doc, selection: TextSelection.create(doc, from, to) });
  for (let turn = 0; turn < pictures; turn++) {
    const image = schema.nodes['image']?.create({ src: `/files/${turn}.png` });
    if (image) state = state.apply(insertImage(state, image));
  }
  state.doc.check();
  return blocksOf(state.doc);
}

describe('L-09 a pasted image', () => {
  const sentence = [paragraph('Root and cap')];

  it.each([
    ['within a sentence', sentence, [6, 6], ['Root ', '[x]', 'and cap']],
    ['at the beginning of a sentence', sentence, [1, 1], ['[x]', 'Root and cap']],
    ['at the end of a sentence', sentence, [13, 13], ['Root and cap', '[x]']],
    ['over selected words', sentence, [5, 9], ['Root', '[x]', ' cap']],
    ['into an empty line', [paragraph('a'), paragraph('')], [4, 4], ['a', '[x]']],
    ['within a heading', [block('heading', 'Root and cap')], [6, 6], ['Root ', '[x]', 'and cap']],
  ] as const)(
    'L-09 an image inserted %s becomes a separate block, and no text is lost',
    (_, content, [from, to], blocks) => {
      expect(insertImages([...content], from, to)).toEqual(blocks);
    },
  );

  it('L-09 several pasted images keep their order', () => {
    expect(insertImages(sentence, 6, 6, 2)).toEqual(['Root ', '[x]', '[x]', 'and cap']);
  });

  it('L-09 an image stays inline in a table cell, which cannot contain a block', () => {
    const table = block('table', block('tr', block('td', 'Root and cap')));
    expect(insertImages([table], 8)).toEqual(['Root [x]and cap']);
  });
});
