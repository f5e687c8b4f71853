/** Fields for the values that some guarded actions need in addition to a note. */
import { isEmail } from '../../../../ui/form/typed.ts';
import { maxDays, maxDevices } from '../../admin.rules.ts';
import type { Person } from '../actions.ts';

type Problem =
  | { readonly key: 'action.emailInvalid' }
  | { readonly key: 'action.daysInvalid'; readonly most: number };

export type ExtraField = {
  readonly label: 'action.newEmail' | 'action.days' | 'action.devices';
  readonly hint?: 'action.newEmailHint' | 'action.devicesHint';
  readonly input: {
    readonly name: string;
    readonly maxLength?: number;
    readonly type?: 'email';
    readonly inputMode?: 'numeric';
  };
  readonly initial: (person: Partial<Person>) => string;
  /**
   * Returns why the value is invalid; null if it can be sent.
   * @param value trimmed value
   */
  readonly problem: (value: string) => Problem | null;
};

const isCount = (value: string, most: number) =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= most;

export const emailField: ExtraField = {
  label: 'action.newEmail',
  hint: 'action.newEmailHint',
  input: { name: 'email', type: 'email', maxLength: 255 },
  initial: () => '',
  problem: (value) => (isEmail(value) ? null : { key: 'action.emailInvalid' }),
};

export const daysField: ExtraField = {
  label: 'action.days',
  input: { name: 'days', inputMode: 'numeric' },
  initial: () => '30',
  problem: (value) => (isCount(value, maxDays) ? null : { key: 'action.daysInvalid', most: maxDays }),
};

/** Field for the device limit; empty for the general limit. */
export const devicesField: ExtraField = {
  label: 'action.devices',
  hint: 'action.devicesHint',
  input: { name: 'devices', inputMode: 'numeric' },
  initial: ({ deviceLimit }) => String(deviceLimit ?? ''),
  problem: (value) =>
    value === '' || isCount(value, maxDevices) ? null : { key: 'action.daysInvalid', most: maxDevices },
};
