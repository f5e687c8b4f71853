import { createHmac, hash, type KeyObject } from 'node:crypto';
import { isEqualInConstantTime } from './secrets.ts';

/**
 * Version of the refresh token format: version, session id, counter, HMAC with the session's key, and checksum, in
 * base64url. Tokens are computed from the session, so they are not stored.
 */
const version = 1;
const sessionBytes = 16;
const macBytes = 16;
const checkBytes = 4;
const longestToken = 80;

export type RefreshToken = { readonly sessionId: string; readonly counter: number };

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
  return Buffer.from(bytes);
}

function head(sessionId: string, counter: number): Buffer {
  return Buffer.concat([
    Buffer.of(version),
    Buffer.from(sessionId.replaceAll('-', ''), 'hex'),
    varint(counter),
  ]);
}

const mac = (body: Buffer, key: KeyObject) =>
  createHmac('sha256', key).update(body).digest().subarray(0, macBytes);
const checksum = (body: Buffer) => hash('sha256', body, 'buffer').subarray(0, checkBytes);

export function writeRefreshToken(sessionId: string, counter: number, key: KeyObject): string {
  const body = head(sessionId, counter);
  const signed = Buffer.concat([body, mac(body, key)]);
  return Buffer.concat([signed, checksum(signed)]).toString('base64url');
}

/** Parses a token without using secrets; an invalid token gives null, before any database query. */
export function readRefreshToken(token: string): RefreshToken | null {
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, -checkBytes);
  const counterBytes = signed.subarray(1 + sessionBytes, -macBytes);
  if (bytes[0] !== version || counterBytes.length < 1 || counterBytes.length > 5) return null;
  if (!isEqualInConstantTime(bytes.subarray(-checkBytes), checksum(signed))) return null;
  const hex = bytes.subarray(1, 1 + sessionBytes).toString('hex');
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const counter = counterBytes.reduceRight((sum, byte) => sum * 0x80 + (byte & 0x7f), 0);
  return { sessionId, counter };
}

/** Returns whether the token was made with this session's key. */
export function isGenuine(token: string, read: RefreshToken, key: KeyObject): boolean {
  return isEqualInConstantTime(
    Buffer.from(token),
    Buffer.from(writeRefreshToken(read.sessionId, read.counter, key)),
  );
}
