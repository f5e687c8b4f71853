import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import type { Clock } from '../../../../../platform/server/clock.ts';

const secretBytes = 20;
const digits = 6;
const period = 30;
/** Number of time steps by which the user's clock may differ. */
const window = 1;

/** TOTP with SHA-1, 6 digits and 30 s, as used by authenticator apps. */
export function createTotp(clock: Clock, usualIssuer: string) {
  return {
    /** Creates a secret and returns it as bytes, as text, as URI for apps, and as QR code in SVG. */
    async make(label: string, issuer = usualIssuer) {
      const secret = randomBytes(secretBytes);
      const key = new Secret({ buffer: Uint8Array.from(secret).buffer });
      const uri = new TOTP({ issuer, label, secret: key, algorithm: 'SHA1', digits, period }).toString();
      const drawn = await QRCode.toString(uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      // The client puts the SVG into a data URL without encoding; a number sign would end that URL.
      const picture = drawn.replaceAll('#000000', 'black').replaceAll('#ffffff', 'white');
      return { secret, text: key.base32, uri, picture };
    },

    /** Returns the time step to which a code belongs; null for a wrong code. */
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
