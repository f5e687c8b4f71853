import { ApiError } from '../../platform/browser/api-client.ts';

/** Keys of the texts in `account.ownData.problems`. */
export type DeletionProblem =
  | 'password'
  | 'tooMany'
  | 'token'
  | 'protected'
  | 'lastAdmin'
  | 'paymentRunning'
  | 'other';

const problems: Readonly<Record<string, DeletionProblem>> = {
  'auth.password_incorrect': 'password',
  'auth.too_many_attempts': 'tooMany',
  'auth.login_required': 'token',
  'account.token_invalid': 'token',
  'admin.protected_account': 'protected',
  'admin.last_admin': 'lastAdmin',
  'membership.payment_running': 'paymentRunning',
};

/** Returns the key of the text that explains a failed download or deletion. */
export function deletionProblem(error: unknown): DeletionProblem {
  return (error instanceof ApiError && problems[error.code]) || 'other';
}
