/** Editor extensions for font sizes by class, image widths, tables and small text. */
import { type CommandProps, Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { type LetterSize, letterClasses, letterSizes } from '../../text/image-scale.rules.ts';
import { toSavedImage } from './editor-content.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    letterSize: {
      /** Sets the font size of the selected text; null removes the size. */
      setLetterSize: (size: LetterSize | null) => ReturnType;
    };
  }
}

const LetterSizeMark = Mark.create({
  name: 'letterSize',
  addAttributes() {
    return {
      size: {
        default: null,
        parseHTML: (element: HTMLElement) =>
          letterSizes.find((size) => element.classList.contains(letterClasses[size])) ?? null,
        renderHTML: ({ size }: { size?: LetterSize | null }) => (size ? { class: letterClasses[size] } : {}),
      },
    };
  },
  parseHTML: () => letterSizes.map((size) => ({ tag: `span.${letterClasses[size]}` })),
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addCommands() {
    return {
      setLetterSize:
        (size) =>
        ({ commands }: CommandProps) =>
          size === null ? commands.unsetMark(this.name) : commands.setMark(this.name, { size }),
    };
  },
});

/** Extends the image node with inline display and a numeric width. */
const SizedImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      width: {
        default: null,
        parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('width') ?? '', 10) || null,
        renderHTML: ({ src, width }: { src: string; width: number | null }) => toSavedImage({ src, width }),
      },
    };
  },
}).configure({ inline: true, allowBase64: false });

const small = (tag: 'sub' | 'sup') =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Creates a node for an HTML element that has no button in the editor, so that older posts keep their structure. */
const kept = (tag: string, content: string, group?: string) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    isolating: tag === 'td' || tag === 'th',
    addAttributes() {
      if (tag !== 'td' && tag !== 'th') return {};
      return { colspan: { default: null }, rowspan: { default: null } };
    },
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  LetterSizeMark,
  SizedImage,
  small('sub'),
  small('sup'),
  kept('table', '(thead | tbody | tr)+', 'block'),
  kept('thead', 'tr+'),
  kept('tbody', 'tr+'),
  kept('tr', '(th | td)+'),
  kept('th', 'inline*'),
  kept('td', 'inline*'),
  kept('figure', '(block | figcaption)+', 'block'),
  kept('figcaption', 'inline*'),
];
