import { type Editor, useEditorState } from '@tiptap/react';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { nextScale, scaleLimits, scaleWidth } from '../../text/image-scale.rules.ts';
import { type PlacedImage, percentOf, shownScale, withLeadingSlash } from './editor-content.ts';

type Placed = PlacedImage & { readonly at: number };

function imagesOf(editor: Editor): Placed[] {
  const found: Placed[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image')
      found.push({
        at,
        src: String(node.attrs['src']),
        width: (node.attrs['width'] as number | null) ?? null,
      });
  });
  return found;
}

/** Panel that lists the images in the text and changes their scales. */
export function EditorImages({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('archive');
  const images = useEditorState({ editor, selector: ({ editor: now }) => imagesOf(now) });
  const resize = (image: Placed, by: 1 | -1) => {
    const width = scaleWidth(nextScale(shownScale(image), by));
    editor.commands.command(({ tr }) => {
      tr.setNodeAttribute(image.at, 'width', width);
      return true;
    });
  };
  return (
    <aside aria-label={t('editor.images')} className="min-w-0">
      <h3 className="type-label mb-2 text-ink">{t('editor.images')}</h3>
      {images.length === 0 && <p className="type-small text-ink2">{t('editor.noImages')}</p>}
      <ol className="flex flex-col gap-2">
        {images.map((image, index) => {
          const number = index + 1;
          const scale = shownScale(image);
          return (
            <li key={image.at} className="flex items-center gap-1 rounded-control border p-1.5">
              <img
                src={withLeadingSlash(image.src)}
                alt={t('editor.image', { number })}
                className="h-10 w-14 shrink-0 rounded-tag bg-well object-cover"
              />
              <IconButton
                label={t('editor.shrink', { number })}
                disabled={scale <= scaleLimits.least}
                onClick={() => resize(image, -1)}
              >
                <Minus aria-hidden size={16} strokeWidth={1.5} />
              </IconButton>
              <output className="type-small w-11 text-center text-ink">{percentOf(image)} %</output>
              <IconButton
                label={t('editor.enlarge', { number })}
                disabled={scale >= scaleLimits.most}
                onClick={() => resize(image, 1)}
              >
                <Plus aria-hidden size={16} strokeWidth={1.5} />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </aside>
  );
}
