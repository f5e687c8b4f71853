/** Describes each action that needs the password: what its dialog shows, and the API call that it makes. */
import { call } from '../../../../platform/browser/api-client.ts';
import type { memberActionsContract } from '../../members/member-actions.contract.ts';
import type { queueContract } from '../../money/queue.contract.ts';
import type { GuardedAction, Person } from '../actions.ts';
import { daysField, devicesField, type ExtraField, emailField } from './extra-fields.ts';

type Members = typeof memberActionsContract;
type Queue = typeof queueContract;

/** Trimmed input of the dialog. `isOther` is true if the second button was pressed. */
export type DialogInput = { readonly note: string; readonly value: string; readonly isOther: boolean };

type Reason = {
  readonly label: 'action.note' | 'action.reason' | 'action.reference' | 'refunds.notes';
  readonly hint?: 'action.noteKept' | 'action.reasonHint';
  readonly missing: 'action.noteRequired' | 'action.reasonRequired';
};

export type GuardedSpec = {
  readonly isDanger?: boolean;
  /** Texts of the required note or reason; omitted if the action needs none. */
  readonly reason?: Reason;
  /** Field shown above the note. */
  readonly extra?: ExtraField;
  /** Label of the second button, which chooses the other outcome. */
  readonly other?: 'action.sendAgain' | 'action.dismiss';
  /**
   * Makes the API call.
   * @param id id of the member, refund or payment
   */
  readonly send: (id: string | number, entered: DialogInput) => Promise<unknown>;
};

const member = (id: string | number) => `/api/admin/members/${id}` as const;
/** Returns the texts of a note that is stored only in the audit log. */
const kept = (label: Reason['label']): Reason => ({
  label,
  hint: 'action.noteKept',
  missing: 'action.noteRequired',
});
const setRole = (role: 'Admin' | 'Member') => (id: string | number) =>
  call<Members['setRole']>('PUT', `${member(id)}/role`, { role });
const setSuspension = (id: string | number, reason: string | null) =>
  call<Members['setSuspension']>('PUT', `${member(id)}/suspension`, { reason });

const specs: Readonly<Record<GuardedAction['kind'], GuardedSpec>> = {
  delete: {
    isDanger: true,
    send: (id) => call<Members['delete']>('DELETE', `/api/admin/delete-member/${id}`),
  },
  suspend: {
    isDanger: true,
    reason: { label: 'action.reason', hint: 'action.reasonHint', missing: 'action.reasonRequired' },
    send: (id, { note }) => setSuspension(id, note),
  },
  lift: { send: (id) => setSuspension(id, null) },
  grant: { send: setRole('Admin') },
  take: { send: setRole('Member') },
  endSessions: {
    reason: kept('action.note'),
    send: (id, { note }) => call<Members['endSessions']>('POST', `${member(id)}/end-sessions`, { note }),
  },
  resetFactor: {
    reason: kept('action.note'),
    send: (id, { note }) => call<Members['resetFactor']>('POST', `${member(id)}/reset-factor`, { note }),
  },
  correctEmail: {
    reason: kept('action.note'),
    extra: emailField,
    send: (id, { note, value: email }) =>
      call<Members['correctEmail']>('PUT', `${member(id)}/email`, { note, email }),
  },
  grantDays: {
    reason: kept('refunds.notes'),
    extra: daysField,
    send: (id, { note, value }) =>
      call<Members['grantDays']>('POST', `${member(id)}/days`, { note, days: Number(value) }),
  },
  setDevices: {
    reason: kept('refunds.notes'),
    extra: devicesField,
    send: (id, { note, value }) =>
      call<Members['setDevices']>('PUT', `${member(id)}/devices`, {
        note,
        devices: value === '' ? null : Number(value),
      }),
  },
  returned: {
    reason: { label: 'action.reference', missing: 'action.noteRequired' },
    other: 'action.sendAgain',
    send: (id, { note, isOther }) =>
      call<Queue['decideReturn']>('POST', `/api/admin/manual-refunds/${id}`, {
        outcome: isOther ? 'send_again' : 'returned',
        note,
      }),
  },
  chargeback: {
    isDanger: true,
    reason: { label: 'refunds.notes', missing: 'action.noteRequired' },
    other: 'action.dismiss',
    send: (id, { note, isOther }) =>
      call<Queue['decideChargeback']>('POST', `/api/admin/chargebacks/${id}`, {
        outcome: isOther ? 'dismissed' : 'confirmed',
        note,
      }),
  },
};

export type GuardedTarget = {
  readonly id: string | number;
  readonly person: Pick<Person, 'name' | 'email'> & Partial<Person>;
  /** Formatted amount; empty for actions on members. */
  readonly amount: string;
};

/** Returns the description of an action, and the person and amount that it concerns. */
export function guardedSpec(action: GuardedAction): { spec: GuardedSpec; target: GuardedTarget } {
  const { kind, person } = action;
  const target =
    'amount' in action
      ? { id: action.id, person, amount: action.amount }
      : { id: action.person.id, person, amount: '' };
  return { spec: specs[kind], target };
}
