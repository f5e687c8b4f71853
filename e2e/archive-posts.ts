/** Helpers for archive posts and their pictures in the browser. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** Returns the post cards in the list. */
export const cards = (page: Page) => page.getByRole('article');
/** Creates a picture with a single colour. */
export const picture = (width = 900) =>
  sharp({ create: { width, height: 500, channels: 3, background: '#356' } })
    .png()
    .toBuffer();

/**
 * Dispatches a paste or drop event with a picture.
 * @returns whether the event was handled
 */
export async function paste(
  page: Page,
  selector: string,
  bytes: Buffer,
  how: 'paste' | 'drop' = 'paste',
): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, { base64, kind }) => {
        const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([data], 'pasted.png', { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        return !element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
            : new DragEvent('drop', { ...options, dataTransfer: transfer }),
        );
      },
      { base64: bytes.toString('base64'), kind: how },
    );
}
