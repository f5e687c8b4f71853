/** Handles the images of a question that is being written: uploaded images and local files. */
import { call, textField } from '../../../../platform/browser/api-client.ts';
import { storedImage } from '../../../../platform/shared/images/image-address.ts';
import type { forumContract } from '../../forum.contract.ts';
import { maxImages } from '../../forum.rules.ts';

export type Attachment =
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File; readonly url: string };

/** Returns how many of the `offered` images can be added to the `present` ones. */
export const remainingSlots = (present: number, offered: number) =>
  Math.max(0, Math.min(offered, maxImages - present));

/** Returns the files of a clipboard or drop event. */
export function transferFiles(transfer: DataTransfer | null): File[] {
  return transfer ? [...transfer.files] : [];
}

/** Error for an upload whose response does not contain a URL of the file store. */
export class InvalidUploadResponse extends Error {}

/** Uploads an image. @returns its URL @throws ApiError, InvalidUploadResponse */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData();
  form.append('image', file, file.name || 'image');
  const answer = await call<typeof forumContract.uploadImage>('POST', '/api/forum/upload-image', form);
  const url = textField(answer, 'url');
  if (!url || !storedImage(url)) throw new InvalidUploadResponse('Invalid upload response');
  return url;
}

export type Uploaded = { readonly urls: readonly string[]; readonly failures: readonly unknown[] };

/** Uploads all local files one after another, in order. */
export async function uploadAll(attachments: readonly Attachment[]): Promise<Uploaded> {
  const urls: string[] = [];
  const failures: unknown[] = [];
  for (const each of attachments) {
    if (each.kind === 'stored') urls.push(each.url);
    else {
      try {
        urls.push(await uploadImage(each.file));
      } catch (error) {
        failures.push(error);
      }
    }
  }
  return { urls, failures };
}
