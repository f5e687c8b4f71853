/** Software security key for tests: one ES256 credential for each site, according to WebAuthn. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Encodes a text of at most 23 characters in CBOR. */
const cborText = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.of(0x59, bytes.length >> 8, bytes.length & 0xff), bytes]);

type Creation = { challenge: ArrayBuffer | Uint8Array; rp: { id?: string }; user: { id: unknown } };
type Request = { challenge: ArrayBuffer | Uint8Array; rpId?: string };

/**
 * Creates a security key.
 * @param origin origin of the page that uses the key
 */
export function createAuthenticator(origin: string) {
  const id = randomBytes(32);
  let key: KeyObject;
  let counter = 0;

  const clientData = (type: string, challenge: ArrayBuffer | Uint8Array) =>
    Buffer.from(
      JSON.stringify({ type, challenge: encode(new Uint8Array(challenge)), origin, crossOrigin: false }),
    );

  function authenticatorData(rpId: string, flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, attested]);
  }

  function attestedKey(): Buffer {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    key = pair.privateKey;
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
    const cose = Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      ...[Buffer.of(0x21), point(x), Buffer.of(0x22), point(y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
  }

  const credential = (response: object) => {
    const json = {
      id: encode(id),
      rawId: encode(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    };
    return { ...json, toJSON: () => json };
  };

  return {
    create({ challenge, rp }: Creation) {
      // Flags: user present, user verified, credential data attached.
      const data = authenticatorData(rp.id ?? '', 0x45, attestedKey());
      const attestationObject = Buffer.concat([
        ...[Buffer.of(0xa3), cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.of(0xa0)],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return credential({
        clientDataJSON: encode(clientData('webauthn.create', challenge)),
        attestationObject: encode(attestationObject),
        transports: ['usb'],
      });
    },

    get({ challenge, rpId = '' }: Request) {
      const data = authenticatorData(rpId, 0x05);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
      return credential({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
      });
    },

    /** Decreases the signature counter, as if the key had been copied. */
    rewind() {
      counter = 0;
    },
  };
}
