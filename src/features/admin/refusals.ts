import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';
import { sharedRefusals } from '../../platform/server/errors/refusals.ts';

export const adminRefusals = {
  'admin.no_factor': { kind: 'conflict', message: 'Two-factor login is not switched on for this member.' },
  'admin.same_email': { kind: 'conflict', message: 'The member already has this email address.' },
  'admin.no_account': {
    kind: 'conflict',
    message: 'This member has paid, but the account has not been created yet.',
  },
  'admin.email_taken': { kind: 'conflict', message: 'This email address is used by another account.' },
  'admin.own_account': { kind: 'conflict', message: 'You cannot do this to your own account.' },
  'admin.chargeback_decided': { kind: 'conflict', message: 'This chargeback has already been decided.' },
  'admin.no_chargeback': { kind: 'not_found', message: 'There is no such chargeback.' },
  'admin.no_payment': { kind: 'not_found', message: 'There is no such payment.' },
  'admin.not_waiting': { kind: 'conflict', message: 'This payment has already been settled.' },
  'admin.no_failed_registration': { kind: 'not_found', message: 'There is no such registration.' },
  'admin.already_recovered': { kind: 'conflict', message: 'This account has already been created.' },
  'admin.member_gone': { kind: 'conflict', message: 'This member has been deleted.' },
  'admin.no_return': { kind: 'not_found', message: 'There is no such refund.' },
  'admin.return_decided': { kind: 'conflict', message: 'This refund no longer needs a manual decision.' },
  'admin.support_answered': {
    kind: 'conflict',
    message: 'Another administrator has already answered or closed this request.',
  },
  'admin.no_support_request': { kind: 'not_found', message: 'There is no such request.' },
} as const satisfies Refusals;

export type AdminCode = keyof typeof adminRefusals;

export const refuse = refusals({ ...sharedRefusals, ...adminRefusals });

type OwnRefusals = typeof adminRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
