/**
 * In place of `fflate` for the writer of .xlsx files: compresses in the worker that writes the file. Of files above 160 kB its
 * `zip` starts workers from Blob addresses, which the content security policy does not allow, and never ends.
 */
import { type Zippable, zipSync } from 'fflate';

export { strToU8, zipSync } from 'fflate';

/** Returns the archive to the callback, as `zip` of `fflate` does. */
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
