import type { EditorView } from '@tiptap/pm/view';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import type { archiveContract } from '../../archive.contract.ts';
import { baseWidth } from '../../text/image-scale.rules.ts';
import { insertImage } from './editor-place.ts';
import { useErrorMessage } from './use-error-message.ts';

/** Uploads pasted or dropped images immediately and inserts them 400 px wide. */
export function useImagePaste() {
  const { t } = useTranslation('archive');
  const refusal = useErrorMessage();
  const [running, setRunning] = useState(0);

  async function place(view: EditorView, file: File): Promise<void> {
    setRunning((now) => now + 1);
    try {
      const body = new FormData();
      body.append('image', file);
      const { url } = await call<typeof archiveContract.uploadImage>(
        'POST',
        '/api/materials/upload-image',
        body,
      );
      if (view.isDestroyed) return;
      const image = view.state.schema.nodes['image']?.create({ src: url, alt: '', width: baseWidth });
      if (image) view.dispatch(insertImage(view.state, image));
    } catch (error) {
      const reason = refusal(error, error instanceof Error ? error.message : String(error));
      window.alert(t('editor.uploadFailed', { reason }));
    } finally {
      setRunning((now) => now - 1);
    }
  }

  /**
   * Handles pasted or dropped files.
   * @returns true if they contain an image, so that the browser ignores the event
   */
  function handle(view: EditorView, files: readonly File[]): boolean {
    const images = files.filter(({ type }) => type.startsWith('image/'));
    for (const image of images) void place(view, image);
    return images.length > 0;
  }
  // The editor keeps the first handler it receives, so it gets one that calls the handler of the latest render.
  const current = useRef(handle);
  current.current = handle;
  const latest = useCallback((view: EditorView, files: readonly File[]) => current.current(view, files), []);
  return { uploading: running > 0, handle: latest };
}
