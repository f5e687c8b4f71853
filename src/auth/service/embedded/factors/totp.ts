import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import type { Clock } from '../../../../platform/server/clock.ts';

const secretBytes = 20;
const digits = 6;
const period = 30;
/** A clock may go wrong by one step either way. */
const window = 1;

/** Time-based one-time codes as every authenticator app computes them: SHA-1, 6 digits, 30 s. */
export function createTotp(clock: Clock, usualIssuer: string) {
  return {
    /** A fresh secret, as bytes to keep, text to type, address for apps, and its picture as SVG. */
    async make(label: string, issuer = usualIssuer) {
      const secret = randomBytes(secretBytes);
      const key = new Secret({ buffer: Uint8Array.from(secret).buffer });
      const uri = new TOTP({ issuer, label, secret: key, algorithm: 'SHA1', digits, period }).toString();
      const drawn = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      // The client puts the picture into a data address as it is, where a number sign would end it.
      const picture = drawn.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
      return { secret, text: key.base32, uri, picture };
    },

    /** The time step that a code belongs to, null for a wrong one. */
    stepOf(secret: Buffer, code: string): number | null {
      if (!/^\d{6}$/.test(code)) return null;
      const timestamp = clock.now().getTime();
      const key = new Secret({ buffer: Uint8Array.from(secret).buffer });
      const delta = TOTP.validate({
        token: code,
        secret: key,
        algorithm: 'SHA1',
        digits,
        period,
        timestamp,
        window,
      });
      return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
    },
  };
}
