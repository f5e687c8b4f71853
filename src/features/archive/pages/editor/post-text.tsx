import { type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../platform/browser/load-part.ts';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import type { EditorHandle } from './editor.tsx';

const Editor = lazyPart(async () => (await import('./editor.tsx')).default);

type PostTextProps = {
  /** Identifies the opened version of the post; the editor opens another one anew. */
  readonly version?: string;
  readonly content: string;
  readonly handle: RefObject<EditorHandle | null>;
  /** True if the post was sent without a text. */
  readonly isMissing: boolean;
  /** Called after a change that leaves content in the editor. */
  readonly onFilled: () => void;
};

/** Field for the text of a post. */
export function PostText({ version, content, handle, isMissing, onFilled }: PostTextProps) {
  const { t } = useTranslation('archive');
  return (
    <>
      <Suspense fallback={<EditorPlaceholder />}>
        <Editor
          key={version}
          content={content}
          label={t('form.content')}
          handle={handle}
          onFilled={onFilled}
        />
      </Suspense>
      {isMissing && (
        <p role="alert" className="type-small text-err">
          {t('form.contentRequired')}
        </p>
      )}
    </>
  );
}

export function EditorPlaceholder() {
  const { t } = useTranslation('archive');
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="type-small text-ink2">
        {t('form.opening')}
      </p>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
