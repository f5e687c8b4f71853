/** Encodes a self-signed X.509 certificate, because Node can read such certificates but not create them. */
import { createPrivateKey, createPublicKey, createSign } from 'node:crypto';

const tag = {
  sequence: 0x30,
  set: 0x31,
  integer: 0x02,
  bits: 0x03,
  null: 0x05,
  oid: 0x06,
  text: 0x0c,
  time: 0x18,
  version: 0xa0,
};

function der(type: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([type, ...size]), content]);
}

/** Encoded object identifiers of sha256WithRSAEncryption and commonName. */
const signatureOid = Buffer.from('2a864886f70d01010b', 'hex');
const commonNameOid = Buffer.from('550403', 'hex');

/**
 * Creates a self-signed certificate, valid from 2020 to 2099, so that it stays valid if the clock is moved.
 * @param name common name of the certificate
 * @param keyPem RSA private key that signs the certificate
 * @returns the certificate as PEM text
 */
export function selfSigned(name: string, keyPem: string): string {
  const algorithm = der(tag.sequence, der(tag.oid, signatureOid), der(tag.null));
  const commonName = der(tag.sequence, der(tag.oid, commonNameOid), der(tag.text, Buffer.from(name)));
  const subject = der(tag.sequence, der(tag.set, commonName));
  const time = (text: string) => der(tag.time, Buffer.from(text));
  const validity = der(tag.sequence, time('20200101000000Z'), time('20991231235959Z'));
  const publicKey = createPublicKey(createPrivateKey(keyPem)).export({ type: 'spki', format: 'der' });
  const certificate = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    algorithm,
    subject,
    validity,
    subject,
    publicKey,
  );
  const signature = createSign('SHA256').update(certificate).sign(keyPem);
  const whole = der(tag.sequence, certificate, algorithm, der(tag.bits, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
