/**
 * State table of a payment attempt: what follows a response of the provider, by the state of the attempt and the state
 * that the provider reports. attempt-model.test.ts runs it over every interleaving of two attempts.
 */
import type { PaymentState } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';

/** Action after a response of the provider. */
export type Next =
  | { readonly do: 'transition'; readonly state: AttemptState }
  /** The provider reports captured or returned money; recorded in every state. */
  | { readonly do: 'record' }
  /** Rejected, but an earlier call may have succeeded: query the provider. */
  | { readonly do: 'query' }
  /** Approved and capture begun, or approved by a buyer who did not return: capture. */
  | { readonly do: 'complete' };

/** State reported by the provider, or no response. */
type Reading = PaymentState | 'no_response';

export type Circumstances = {
  /** The provider no longer captures the payment. */
  readonly isPastDeadline: boolean;
  /** Approval means that the buyer pressed 'Pay now', and that was recently. */
  readonly mayAutoComplete: boolean;
  /** See `abilities.absentNeedsReview` of the provider. */
  readonly absentNeedsReview: boolean;
  /** The approval is stored and the capture can be repeated, so that a payment the provider does not know was not captured. */
  readonly mayRepeat: boolean;
};

/** A cell of the table: the next step, or a choice by circumstances. */
type Cell = Next | { readonly when: keyof Circumstances; readonly then: Cell; readonly otherwise: Cell };
type Row = Readonly<Record<Reading, Cell>>;

const record: Next = { do: 'record' };
const capture: Next = { do: 'complete' };
const to = (state: AttemptState): Next => ({ do: 'transition', state });
const when = (condition: keyof Circumstances, then: Cell, otherwise: Cell): Cell => ({
  when: condition,
  then,
  otherwise,
});

/** Money that moved is recorded in every state. */
const moved = { captured: record, partially_refunded: record, refunded: record, reversed: record };
/** Outcomes that the provider reports. */
const decided = {
  pending: to('pending'),
  declined: to('declined'),
  canceled: to('canceled'),
  expired: to('expired'),
};
const payable = when('isPastDeadline', to('expired'), to('open'));

/** Row of a state that only recorded money changes. */
const final = (state: AttemptState): Row => ({
  ...moved,
  no_response: to(state),
  absent: to(state),
  created: to(state),
  awaiting_buyer: to(state),
  approved: to(state),
  pending: to(state),
  declined: to(state),
  canceled: to(state),
  expired: to(state),
});
/** Row of a state that has ended as far as known; the provider may still decide. */
const ended = (state: AttemptState): Row => ({ ...final(state), pending: to('pending') });
/** Row of a state without a running capture. @param absentAtLast where a payment that stays unknown ends */
const waiting = (state: AttemptState, absentAtLast: AttemptState): Row => ({
  ...moved,
  ...decided,
  no_response: to(state),
  absent: when('isPastDeadline', to(absentAtLast), to(state)),
  created: payable,
  awaiting_buyer: payable,
  approved: when('mayAutoComplete', capture, when('isPastDeadline', to('expired'), to(state))),
});
/** Row of a state whose capture was begun and whose result is unknown. */
const begun: Row = {
  ...moved,
  ...decided,
  no_response: to('unknown'),
  absent: when(
    'isPastDeadline',
    when('absentNeedsReview', to('manual'), to('expired')),
    when('mayRepeat', capture, to('unknown')),
  ),
  created: payable,
  awaiting_buyer: payable,
  approved: capture,
};

/** Action after a query, by state (row) and reading (column). */
const afterQueryTable: Readonly<Record<AttemptState, Row>> = {
  draft: waiting('draft', 'expired'),
  open: waiting('open', 'expired'),
  capturing: begun,
  unknown: begun,
  pending: waiting('pending', 'manual'),
  manual: waiting('manual', 'manual'),
  declined: ended('declined'),
  canceled: ended('canceled'),
  expired: ended('expired'),
  paid: final('paid'),
  duplicate: final('duplicate'),
  mismatch: final('mismatch'),
  refunded: final('refunded'),
  reversed: final('reversed'),
  closed: final('closed'),
};

/** Action after the response of a capture, which was stored as `capturing` before the call. */
export const afterCapture: Readonly<Record<PaymentState, Next>> = {
  ...moved,
  ...decided,
  created: to('open'),
  awaiting_buyer: to('open'),
  approved: to('unknown'),
  absent: to('unknown'),
};

/** Returns what follows a query. @param reading the provider's state; null without a response */
export function afterQuery(state: AttemptState, reading: PaymentState | null, at: Circumstances): Next {
  let cell = afterQueryTable[state][reading ?? 'no_response'];
  while ('when' in cell) cell = at[cell.when] ? cell.then : cell.otherwise;
  return cell;
}

/** Returns whether the reported state means that money was captured or returned. */
export const hasMoved = (reading: PaymentState): boolean => reading in moved;
