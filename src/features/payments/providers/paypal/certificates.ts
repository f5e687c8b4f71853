/** Fetches and checks the certificates of PayPal's webhook signatures. */
import { X509Certificate } from 'node:crypto';
import tls from 'node:tls';
import { callProvider } from '../../../../platform/server/http-call.ts';
import type { ProviderMode } from '../provider-hosts.ts';

/** Host name that the certificate must be issued for in live mode. */
const signerName = 'messageverificationcerts.paypal.com';
/** Hosts of certificates in live mode. */
const liveOrigins = ['https://api.paypal.com', 'https://api-m.paypal.com'];
const certificatesPath = '/v1/notifications/certs/';
const maxCertificateBytes = 65_536;
const maxKept = 8;

/** Returns whether certificates may be fetched from this URL, which the webhook contains. */
export function isPinned(certUrl: string, baseUrl: string, mode: ProviderMode): boolean {
  if (!URL.canParse(certUrl)) return false;
  const url = new URL(certUrl);
  const base = new URL(baseUrl);
  const prefix = `${base.pathname.replace(/(?<!\/)\/+$/, '')}${certificatesPath}`;
  const origins = mode === 'live' ? [base.origin, ...liveOrigins] : [base.origin];
  if (url.username || url.password || url.search || url.hash || !origins.includes(url.origin)) return false;
  return url.pathname.startsWith(prefix) && /^[A-Za-z0-9._-]+$/.test(url.pathname.slice(prefix.length));
}

/** Parses the certificates of a PEM file; the signer's certificate comes first. */
export function readCertificates(pem: string): X509Certificate[] {
  try {
    const blocks = pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
    return blocks.slice(0, 6).map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

/**
 * Returns whether the first certificate is valid: within its dates and, in live mode, issued for PayPal with a chain
 * to a trusted root.
 * @param roots trusted root certificates (PEM)
 */
export function isTrustedCertificate(
  certificates: readonly X509Certificate[],
  mode: ProviderMode,
  now: Date,
  roots: readonly string[] = tls.rootCertificates,
): boolean {
  const [signer, ...others] = certificates;
  if (!signer || !isCurrent(signer, now)) return false;
  if (mode === 'sandbox') return true;
  if (!signer.checkHost(signerName)) return false;
  let current = signer;
  // A chain can contain each given certificate once, plus a root.
  for (let step = 0; step <= others.length; step += 1) {
    const holder = current;
    const issued = (issuer: X509Certificate) =>
      issuer.ca && isCurrent(issuer, now) && holder.checkIssued(issuer) && holder.verify(issuer.publicKey);
    if (roots.some((pem) => issuedByPem(pem, holder, issued))) return true;
    const issuer = others.find((other) => other !== holder && issued(other));
    if (!issuer) return false;
    current = issuer;
  }
  return false;
}

const readRoots = new Map<string, X509Certificate>();

function issuedByPem(
  pem: string,
  holder: X509Certificate,
  issued: (root: X509Certificate) => boolean,
): boolean {
  const root = readRoots.get(pem) ?? new X509Certificate(pem);
  readRoots.set(pem, root);
  return root.subject === holder.issuer && issued(root);
}

function isCurrent(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate;
}

/** Returns a function that fetches and caches certificates. The function returns null if they are unavailable. */
export function createCertificateSource() {
  const kept = new Map<string, X509Certificate[]>();
  return async (url: string, timeoutMs: number): Promise<X509Certificate[] | null> => {
    const known = kept.get(url);
    if (known) return known;
    const reply = await callProvider({ method: 'GET', url, timeoutMs, maxBytes: maxCertificateBytes });
    if (reply.kind === 'silence' || reply.status !== 200) return null;
    const certificates = readCertificates(reply.text);
    if (certificates.length === 0) return null;
    if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
    kept.set(url, certificates);
    return certificates;
  };
}
