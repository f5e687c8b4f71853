/** Refusals of the platform, and those shared by several features. */
import { counted } from '../../shared/text/counted.ts';
import { type Refusals, refusals } from './errors.ts';

/** Returns the sentence unchanged: the message of refusals whose text a library or the caller gives. */
export const unchangedMessage = (sentence: string) => sentence;

export const platformRefusals = {
  'request.invalid': { kind: 'invalid', message: unchangedMessage },
  'request.malformed': { kind: 'invalid', message: unchangedMessage },
  'request.header_missing': {
    kind: 'forbidden',
    message: 'Requests with cookies require the header X-Requested-With.',
  },
  'request.not_found': { kind: 'not_found', message: 'There is no endpoint at this URL.' },
  'request.method_not_allowed': { kind: 'wrong_method', message: (methods: string) => `Use ${methods}.` },
  'request.too_slow': { kind: 'too_slow', message: unchangedMessage },
  'request.too_large': { kind: 'too_large', message: unchangedMessage },
  'request.too_many_parts': { kind: 'too_large', message: 'The form has too many parts.' },
  'request.unsupported_type': { kind: 'unsupported', message: unchangedMessage },
  'request.outcome_unknown': {
    kind: 'conflict',
    message:
      'This request was already sent, and its outcome is not known yet. Check whether the entry exists before sending it again.',
  },
  'request.key_reused': { kind: 'declined', message: 'This Idempotency-Key belongs to a different request.' },
  'request.too_many': {
    kind: 'too_many',
    message: (seconds: number) =>
      `Too many requests. Please try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`,
  },

  'server.unexpected': { kind: 'unexpected', message: 'Something went wrong. Please try again.' },
  'server.database_unavailable': {
    kind: 'unavailable',
    message: 'The database cannot be reached at the moment. Please try again in a few seconds.',
  },
  'server.busy': {
    kind: 'unavailable',
    message: 'The server is busy. Please try again in a moment.',
  },
  'server.disk_full': {
    kind: 'unavailable',
    message: 'The server has no storage space left; nothing was saved. Please try again later.',
  },

  'server.files_unavailable': {
    kind: 'unavailable',
    message: 'Files cannot be stored or read at the moment. Please try again in a few seconds.',
  },

  'files.not_found': { kind: 'not_found', message: 'There is no such file.' },
  'files.missing': {
    kind: 'invalid',
    message: (field: string) => `The form has no file in its field ${field}.`,
  },
  'files.too_large': {
    kind: 'too_large',
    message: ({ what, bytes }: { readonly what: 'A file' | 'An image'; readonly bytes: number }) =>
      `${what} may have at most ${Math.round(bytes / 1024 / 1024)} MB.`,
  },
  'files.too_many_pixels': {
    kind: 'too_large',
    message: (pixels: number) => `An image may have at most ${pixels / 1e6} million pixels.`,
  },
  'files.not_an_image': { kind: 'unsupported', message: 'This is not a JPEG, PNG, WebP or GIF image.' },
  'files.animated': { kind: 'unsupported', message: 'Animated images are not supported.' },
  'files.damaged': { kind: 'invalid', message: 'This image could not be read; it may be damaged.' },

  'mail.not_found': { kind: 'not_found', message: 'There is no such mail.' },
} as const satisfies Refusals;

/** Codes used by several features, which must not import each other. */
export const sharedRefusals = {
  'auth.login_required': { kind: 'unauthenticated', message: 'Please log in.' },
  'auth.second_factor_required': {
    kind: 'forbidden',
    message: 'Please confirm this login with your second factor.',
  },
  'auth.suspended': { kind: 'forbidden', message: 'This account is suspended. Please contact support.' },
  'auth.other_device': { kind: 'conflict', message: 'This account is already logged in from another device' },
  'auth.session_superseded': {
    kind: 'unauthenticated',
    message: 'This account was logged in on another device.',
  },
  'auth.session_ended': { kind: 'unauthenticated', message: 'This session has ended. Please log in again.' },
  'auth.token_invalid': {
    kind: 'unauthenticated',
    message: (what: 'session' | 'header') =>
      what === 'session'
        ? 'The session is no longer valid. Please log in again.'
        : 'The Authorization header must contain one bearer token.',
  },
  'auth.key_not_accepted': {
    kind: 'unauthenticated',
    message: 'This endpoint does not accept access keys. It requires the token of a session.',
  },
  'auth.unavailable': { kind: 'unavailable', message: 'Logging in is not possible at the moment.' },
  'auth.too_many_attempts': {
    kind: 'too_many',
    message: ({ seconds, text }: { readonly seconds?: string; readonly text?: string }) =>
      text ??
      `Too many attempts. Please try again ${seconds ? `in ${counted(Number(seconds), 'second')}` : 'later'}.`,
  },
  'auth.admin_only': { kind: 'forbidden', message: 'Administrators only.' },
  'auth.factor_required': {
    kind: 'forbidden',
    message: 'Administrators need two-factor login. Please set it up on My Page, Security.',
  },
  /** Status 404 for an unknown member; 401 if the member of the session was deleted. */
  'auth.no_member': {
    kind: ['not_found', 'unauthenticated'],
    message: (ofSession: boolean) =>
      ofSession ? 'There is no member for this session.' : 'There is no such member.',
  },
  'auth.email_not_verified': {
    kind: 'forbidden',
    message: (at: 'login' | 'registration') =>
      at === 'login'
        ? '403: Please verify your email address before logging in.'
        : 'Please verify your email address first.',
  },
  'auth.subscription_expired': {
    kind: 'payment_required',
    message: 'Your subscription has expired. Please renew to continue.',
  },
  'admin.no_member': { kind: 'not_found', message: (text = 'There is no such member.') => text },
  'admin.last_admin': {
    kind: 'conflict',
    message: 'This is the last administrator. Make another member an administrator first.',
  },
  'admin.protected_account': { kind: 'forbidden', message: 'The account named admin cannot be deleted.' },
  'admin.password_required': { kind: 'forbidden', message: 'Please confirm with your password.' },
  'membership.password_too_short': {
    kind: 'invalid',
    message: (minLength: number) => `Password should be at least ${counted(minLength, 'character')}.`,
  },
  'membership.password_too_long': { kind: 'invalid', message: unchangedMessage },
  'membership.weak_password': { kind: 'declined', message: unchangedMessage },
} as const satisfies Refusals;

export type PlatformCode = keyof typeof platformRefusals;
export type SharedCode = keyof typeof sharedRefusals;

export const refuse = refusals({ ...platformRefusals, ...sharedRefusals });

type OwnRefusals = typeof platformRefusals & typeof sharedRefusals;
declare module './errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
