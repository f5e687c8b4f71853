import { EditorContent, type Editor as TiptapEditor, useEditor, useEditorState } from '@tiptap/react';
import { Bold, Italic, type LucideIcon, Sigma, Underline } from 'lucide-react';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Select } from '../../../../ui/form/field.tsx';
import { type LetterSize, letterSizes } from '../../text/image-scale.rules.ts';
import { toEditorHtml } from './editor-content.ts';
import { EditorImages } from './editor-images.tsx';
import { extensions } from './editor-nodes.ts';
import { useImagePaste } from './editor-paste.ts';

export type EditorHandle = {
  html: () => string;
  isEmpty: () => boolean;
  /** Returns whether the content differs from the content that was opened. */
  isChanged: () => boolean;
  /** Uploads images and inserts them at the cursor. */
  addImages: (files: readonly File[]) => void;
  focus: () => void;
};

type EditorProps = {
  readonly content: string;
  readonly label: string;
  readonly handle: RefObject<EditorHandle | null>;
  /** Called after a change that leaves content in the editor. */
  readonly onFilled: () => void;
};

export default function Editor({ content, label, handle, onFilled }: EditorProps) {
  const { t } = useTranslation('archive');
  const paste = useImagePaste();
  const editor = useEditor({
    extensions,
    content: toEditorHtml(content),
    // The content security policy forbids injected style elements; the styles are in post-content.css instead.
    injectCSS: false,
    onUpdate: ({ editor: now }) => !now.isEmpty && onFilled(),
    editorProps: {
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'post-content min-h-64 px-4 py-3 type-answer text-ink outline-none',
      },
      handlePaste: (view, event) => paste.handle(view, [...(event.clipboardData?.files ?? [])]),
      handleDrop: (view, event) => paste.handle(view, [...(event.dataTransfer?.files ?? [])]),
    },
  });
  const opened = useRef<string | null>(null);
  if (editor && opened.current === null) opened.current = editor.getHTML();
  useImperativeHandle(
    handle,
    () => ({
      html: () => editor?.getHTML() ?? content,
      isEmpty: () => editor?.isEmpty ?? content.trim() === '',
      isChanged: () => editor !== null && editor.getHTML() !== opened.current,
      addImages: (files) => editor && void paste.handle(editor.view, files),
      focus: () => void editor?.commands.focus(),
    }),
    [editor, content, paste.handle],
  );
  if (!editor) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <div className="rounded-control border border-ctl bg-well focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-1">
          <Toolbar editor={editor} />
          <EditorContent editor={editor} className="max-h-[55dvh] overflow-y-auto" />
          {paste.uploading && <Uploading />}
        </div>
        <p className="type-small mt-1.5 text-ink3">{t('editor.formulaHint')}</p>
      </div>
      <EditorImages editor={editor} />
    </div>
  );
}

function Uploading() {
  const { t } = useTranslation('archive');
  return (
    <p role="status" className="type-small border-t px-4 py-2 text-ink2">
      {t('editor.uploading')}
    </p>
  );
}

/** TeX that the formula button inserts if no text is selected. */
const example = '\\frac{a}{b}';

function Toolbar({ editor }: { readonly editor: TiptapEditor }) {
  const { t } = useTranslation('archive');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      size: (now.getAttributes('letterSize')['size'] as LetterSize | null | undefined) ?? null,
    }),
  });
  const mark = (label: string, Icon: LucideIcon, active: boolean, toggle: () => void) => (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      aria-pressed={active}
      // Prevents the button from taking the focus, so that the text stays selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={toggle}
      className={classNames(
        'inline-flex size-11 items-center justify-center rounded-control text-ink2 recolour hover:text-ink sm:size-9',
        active && 'bg-p3 text-ink',
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </button>
  );
  const run = () => editor.chain().focus();
  /** Wraps the selected text in formula delimiters, or inserts an example. */
  const formula = () => {
    const { from, to } = editor.state.selection;
    const chosen = editor.state.doc.textBetween(from, to, ' ').trim();
    const tex = chosen || example;
    run()
      .insertContentAt({ from, to }, { type: 'text', text: `$${tex}$` })
      .setTextSelection({ from: from + 1, to: from + 1 + tex.length })
      .run();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('editor.toolbar')}
      className="flex flex-wrap items-center gap-1 border-b p-1"
    >
      {mark(t('editor.bold'), Bold, state.bold, () => run().toggleBold().run())}
      {mark(t('editor.italic'), Italic, state.italic, () => run().toggleItalic().run())}
      {mark(t('editor.underline'), Underline, state.underline, () => run().toggleUnderline().run())}
      <button
        type="button"
        aria-label={t('editor.formula')}
        data-tip={t('editor.formula')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={formula}
        className="inline-flex size-11 items-center justify-center rounded-control text-ink2 recolour hover:text-ink sm:size-9"
      >
        <Sigma aria-hidden size={16} strokeWidth={1.75} />
      </button>
      <Select
        aria-label={t('editor.size')}
        value={state.size ?? ''}
        className="ml-1 w-auto! sm:h-8!"
        onChange={(event) =>
          run()
            .setLetterSize(letterSizes.find((size) => String(size) === event.target.value) ?? null)
            .run()
        }
      >
        <option value="">{t('editor.sizeUsual')}</option>
        {letterSizes.map((size) => (
          <option key={size} value={size}>
            {size} px
          </option>
        ))}
      </Select>
    </div>
  );
}
