/** Verifies PayPal's webhook signatures: offline with the certificate, else by PayPal's API. */
import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../../../../platform/server/clock.ts';
import type { CallContext, RawMessage } from '../provider.port.ts';
import type { ProviderMode } from '../provider-hosts.ts';
import type { PaypalApi } from './api.ts';
import { createCertificateSource, isPinned, isTrustedCertificate } from './certificates.ts';

export type Authenticity = 'signed' | 'verified' | 'forged';

const headerNames = {
  id: 'paypal-transmission-id',
  time: 'paypal-transmission-time',
  signature: 'paypal-transmission-sig',
  certUrl: 'paypal-cert-url',
  algorithm: 'paypal-auth-algo',
} as const;

/** Builds the text that PayPal signs; it contains the CRC-32 of the body as an unsigned decimal. */
export function signedText(id: string, time: string, webhookId: string, body: string): string {
  return `${id}|${time}|${webhookId}|${crc32(Buffer.from(body, 'utf8'))}`;
}

export function createSignatureCheck(options: {
  readonly api: PaypalApi;
  readonly baseUrl: string;
  readonly mode: ProviderMode;
  readonly webhookId: string;
  readonly clock: Clock;
}) {
  const { api, baseUrl, mode, webhookId, clock } = options;
  const fetchCertificates = createCertificateSource();

  /**
   * Verifies the signature of a webhook.
   * @returns null if it cannot be verified now; PayPal sends the webhook again
   */
  return async function check(message: RawMessage, context: CallContext): Promise<Authenticity | null> {
    const given = Object.fromEntries(
      Object.entries(headerNames).map(([name, header]) => [name, message.headers[header] ?? '']),
    ) as Record<keyof typeof headerNames, string>;
    if (Object.values(given).some((value) => value === '')) return 'forged';
    if (!isPinned(given.certUrl, baseUrl, mode)) return 'forged';

    const certificates =
      given.algorithm === 'SHA256withRSA' ? await fetchCertificates(given.certUrl, context.timeoutMs) : null;
    const signer = certificates?.[0];
    if (signer && isTrustedCertificate(certificates, mode, clock.now())) {
      const text = signedText(given.id, given.time, webhookId, message.body);
      const isSigned = createVerify('SHA256')
        .update(text)
        .verify(signer.publicKey, given.signature, 'base64');
      return isSigned ? 'signed' : 'forged';
    }
    return askPaypal(message.body, given, context);
  };

  async function askPaypal(
    body: string,
    given: Record<keyof typeof headerNames, string>,
    context: CallContext,
  ): Promise<Authenticity | null> {
    const fields = JSON.stringify({
      auth_algo: given.algorithm,
      cert_url: given.certUrl,
      transmission_id: given.id,
      transmission_sig: given.signature,
      transmission_time: given.time,
      webhook_id: webhookId,
    });
    // The event is sent unmodified, because serializing it again would change the signed bytes.
    const question = `${fields.slice(0, -1)},"webhook_event":${body}}`;
    const reply = await api.ask('/v1/notifications/verify-webhook-signature', question, context);
    if (reply.kind === 'silence' || reply.status !== 200) return null;
    const status = (reply.json as { verification_status?: unknown } | undefined)?.verification_status;
    if (status === 'SUCCESS') return 'verified';
    return status === 'FAILURE' ? 'forged' : null;
  }
}
