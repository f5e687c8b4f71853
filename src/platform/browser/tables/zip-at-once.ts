/**
 * Replaces `fflate` for the library that writes .xlsx files, and compresses in the current worker. For files above 160
 * kB, `zip` of `fflate` would start workers from Blob URLs, which the content security policy forbids, and never
 * finish.
 */
import { type Zippable, zipSync } from 'fflate';

export { strToU8, zipSync } from 'fflate';

/** Passes the archive to the callback, as `zip` of `fflate` does. */
export function zip(files: Zippable, done: (error: unknown, archive?: Uint8Array) => void): void {
  let archive: Uint8Array;
  try {
    archive = zipSync(files);
  } catch (error) {
    done(error);
    return;
  }
  done(null, archive);
}
