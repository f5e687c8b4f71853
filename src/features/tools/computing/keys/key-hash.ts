import { createHash } from 'node:crypto';

/** Returns the hash under which a key is stored. A key has 32 random bytes, therefore it needs no salt. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
