/** Unsaved entries of the form of a report. */
import { isRecord } from '../../../../layout/unsaved/unsaved.ts';
import {
  headFields,
  maxCalculations,
  type ReportHead,
  type ReportState,
  reportStates,
} from '../../reports/reports.rules.ts';

export type ReportEntries = {
  /** Typed header fields; the others follow the last report and the chosen heat. */
  readonly head: Partial<ReportHead>;
  /** URLs of the calculations in the report. */
  readonly addresses: readonly string[];
  readonly state: ReportState;
};

/** Returns the key of the form of a report: one per revision, and per calculations that another page passed. */
export const reportForm = (revised: string | null, addresses: readonly string[]): string =>
  `report.${revised ?? ['new', ...addresses].join(' ')}`;

/** Returns stored entries; null if they are something else. */
export function readReportEntries(stored: unknown): ReportEntries | null {
  if (!isRecord(stored)) return null;
  const { head, addresses } = stored;
  const state = reportStates.find((each) => each === stored['state']);
  if (!state || !isHead(head) || !isAddresses(addresses)) return null;
  return { head, addresses, state };
}

const isHead = (stored: unknown): stored is Partial<ReportHead> =>
  isRecord(stored) &&
  Object.entries(stored).every(
    ([field, text]) => headFields.some((each) => each === field) && typeof text === 'string',
  );

const isAddresses = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) &&
  stored.length <= maxCalculations &&
  stored.every((address) => typeof address === 'string');

/** Returns whether entries differ from those that the form opened with. */
export const isReportChanged = ({ head, addresses, state }: ReportEntries, start: ReportEntries): boolean =>
  Object.keys(head).length > 0 || state !== start.state || addresses.join(' ') !== start.addresses.join(' ');

/** Returns the header with a typed field; without a text the field follows the last report again. */
export function withField(
  head: Partial<ReportHead>,
  field: keyof ReportHead,
  text: string | undefined,
): Partial<ReportHead> {
  const { [field]: _, ...others } = head;
  return text === undefined ? others : { ...others, [field]: text };
}
