/** Pictures of a question while it is written: already uploaded, or still files of this machine. */
import { call, textField } from '../../../platform/browser/api-client.ts';
import { storedImage } from '../../../platform/files/image-address.ts';
import type { forumContract } from '../../forum.contract.ts';
import { mostImages } from '../../forum.rules.ts';

export type Attachment =
  | { readonly kind: 'stored'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File; readonly url: string };

/** How many of `offered` there is room for beside `present`. */
export const roomFor = (present: number, offered: number) =>
  Math.max(0, Math.min(offered, mostImages - present));

/** Pictures in the clipboard or in what was dropped. */
export function filesOf(transfer: DataTransfer | null): File[] {
  return transfer ? [...transfer.files] : [];
}

/** The server answered with something else than an address of our file store. */
export class InvalidUploadResponse extends Error {}

/** Uploads one picture. @returns its address. @throws ApiError, InvalidUploadResponse */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData();
  form.append('image', file, file.name || 'image');
  const answer = await call<typeof forumContract.uploadImage>('POST', '/api/forum/upload-image', form);
  const url = textField(answer, 'url');
  if (!url || !storedImage(url)) throw new InvalidUploadResponse('Invalid upload response');
  return url;
}

export type Uploaded = { readonly urls: readonly string[]; readonly failures: readonly unknown[] };

/** Uploads what is still a file, one after the other, in order. */
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
