import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

/**
 * Inserts an image at the cursor or in place of the selection. The image becomes a separate block between the text
 * before and after it, or stays inline where blocks are not allowed, e.g. in a table cell.
 * @param image inline image node
 */
export function insertImage({ schema, selection, tr }: EditorState, image: Node): Transaction {
  const { paragraph } = schema.nodes;
  const { from, to } = selection;
  if (from !== to) tr.deleteSelection();
  const at = tr.mapping.map(from);
  const place = tr.doc.resolve(at);
  const isAlone = place.parent.content.size === 0;
  const index = place.depth > 0 ? place.index(-1) : 0;
  const block = paragraph?.create(null, image);
  const mayStand =
    block && place.depth > 0 && place.node(-1).canReplaceWith(index, index, block.type) && !isAlone;
  if (!mayStand) return tr.replaceSelectionWith(image).scrollIntoView();
  const before = tr.mapping.maps.length;
  tr.replaceRangeWith(at, at, block);
  const after = tr.mapping.slice(before).map(at);
  return tr.setSelection(Selection.near(tr.doc.resolve(after))).scrollIntoView();
}
