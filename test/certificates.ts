/** X.509 certificates for tests, encoded by hand because Node reads certificates but does not create them. */
import { createPublicKey, createSign, generateKeyPairSync } from 'node:crypto';

const tags = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  null: 5,
  oid: 6,
  text: 12,
  time: 24,
  list: 48,
  set: 49,
};

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const oid = (hex: string) => der(tags.oid, Buffer.from(hex, 'hex'));
const sha256WithRsa = der(tags.list, oid('2a864886f70d01010b'), der(tags.null));
const named = (name: string) =>
  der(tags.list, der(tags.set, der(tags.list, oid('550403'), der(tags.text, Buffer.from(name)))));
const time = (date: string) => der(tags.time, Buffer.from(`${date.replace(/-/g, '')}000000Z`));
/** Extension basicConstraints, critical: the certificate may issue other certificates. */
const authority = der(
  0xa3,
  der(
    tags.list,
    der(
      tags.list,
      oid('551d13'),
      der(tags.boolean, Buffer.from([255])),
      der(tags.octets, der(tags.list, der(tags.boolean, Buffer.from([255])))),
    ),
  ),
);

export type Holder = { readonly name: string; readonly pem: string; readonly privateKey: string };

/** Returns a key that is created once for the whole file, because generating a key is slow. */
export const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;

let serial = 0;

/**
 * Creates a certificate.
 * @param issuer by default self-signed
 * @param from YYYY-MM-DD
 */
export function makeCertificate(options: {
  readonly name: string;
  readonly key?: string;
  readonly issuer?: Holder;
  readonly isAuthority?: boolean;
  readonly from?: string;
  readonly to?: string;
}): Holder {
  const {
    name,
    key = newKey(),
    issuer,
    isAuthority = false,
    from = '2020-01-01',
    to = '2090-01-01',
  } = options;
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const body = der(
    tags.list,
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([++serial])),
    sha256WithRsa,
    named(issuer?.name ?? name),
    der(tags.list, time(from), time(to)),
    named(name),
    publicKey,
    ...(isAuthority ? [authority] : []),
  );
  const signature = createSign('SHA256')
    .update(body)
    .sign(issuer?.privateKey ?? key);
  const whole = der(tags.list, body, sha256WithRsa, der(tags.bits, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { name, pem, privateKey: key };
}
