import { Bold, Code, Italic, Link2, List, type LucideIcon, Sigma } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { type ControlProps, Textarea } from '../../../../ui/form/field.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import type { forumContract } from '../../forum.contract.ts';
import { contentLength } from '../../forum.rules.ts';
import { Prose } from '../prose.tsx';
import { transferFiles } from './attachments.ts';
import { applyFormat, type MarkdownFormat } from './markdown-edit.ts';

const marks: readonly (readonly [MarkdownFormat, LucideIcon])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['code', Code],
  ['formula', Sigma],
  ['list', List],
  ['link', Link2],
];

type MarkdownFieldProps = {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with images that the user pastes into the text. */
  readonly onImages?: ((files: File[]) => void) | undefined;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly previewable?: boolean;
};

/** Text field with a Markdown toolbar and a preview rendered by the server. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { control, value, onChange, onImages, rows = 6, placeholder, disabled, previewable = true } = props;
  const { t } = useTranslation('forum');
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement>(null);

  const mark = (kind: MarkdownFormat) => {
    const field = area.current;
    if (!field) return;
    const next = applyFormat({ text: value, start: field.selectionStart, end: field.selectionEnd }, kind);
    if (next.text.length > contentLength) return;
    onChange(next.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.start, next.end);
    });
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = transferFiles(event.clipboardData).filter((file) => file.type.startsWith('image/'));
    if (files.length === 0 || !onImages) return;
    event.preventDefault();
    // Prevents the dialog from handling the same images again.
    event.stopPropagation();
    onImages(files);
  };

  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div role="toolbar" aria-label={t('editor.toolbar')} className="-ml-2 flex">
          {marks.map(([kind, Icon]) => (
            <IconButton
              key={kind}
              label={t(`editor.${kind}`)}
              title={t(`editor.${kind}`)}
              disabled={disabled || view === 'preview'}
              onClick={() => mark(kind)}
            >
              <Icon aria-hidden size={16} strokeWidth={1.5} />
            </IconButton>
          ))}
        </div>
        {previewable && (
          <Segmented
            label={t('editor.preview')}
            options={[
              { value: 'write', label: t('editor.write') },
              { value: 'preview', label: t('editor.preview') },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      <Textarea
        {...control}
        ref={area}
        hidden={view === 'preview'}
        dir="auto"
        rows={rows}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={contentLength}
        onChange={(event) => onChange(event.target.value)}
        onPaste={onPaste}
        className="block field-sizing-content max-h-[50dvh] min-h-24"
      />
      {view === 'preview' && <Preview content={value} />}
    </div>
  );
}

function Preview({ content }: { readonly content: string }) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const isEmpty = content.trim() === '';
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    call<typeof forumContract.preview>(
      'POST',
      `/api/forum/preview?language=${language}`,
      { content },
      leaving,
    )
      .then((answer) => setHtml(answer.contentHtml))
      .catch(() => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [content, language, isEmpty]);
  return (
    <div className="min-h-36 rounded-control border px-3 py-2" aria-live="polite">
      {isEmpty && <p className="type-small text-ink3">{t('editor.previewEmpty')}</p>}
      {failed && <p className="type-small text-err">{t('editor.previewFailed')}</p>}
      {!isEmpty && html !== null && <Prose html={html} />}
    </div>
  );
}
