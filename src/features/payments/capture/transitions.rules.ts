/**
 * State table of a payment attempt: the next step by the state of the attempt and the state that the provider reports.
 * attempt-model.test.ts checks the table for every order of events of two attempts.
 */
import type { PaymentState } from '../providers/provider.port.ts';
import type { AttemptState } from './attempt.rules.ts';

/** Next step after a response of the provider. */
export type NextStep =
  | { readonly do: 'transition'; readonly state: AttemptState }
  /** The provider reports captured or returned money; recorded in every state. */
  | { readonly do: 'record' }
  /** Rejected, but an earlier call may have succeeded: query the provider. */
  | { readonly do: 'query' }
  /** Captures the payment: it is approved, and a capture was started or the buyer did not return. */
  | { readonly do: 'complete' };

/** State reported by the provider, or no response. */
type Reading = PaymentState | 'no_response';

export type CaptureConditions = {
  /** Whether the time in which the provider can capture the payment has passed. */
  readonly isPastDeadline: boolean;
  /**
   * Whether an approved payment may be captured without the buyer's return: approval is final at this provider, and
   * the order is recent.
   */
  readonly mayAutoComplete: boolean;
  /** Whether an absent payment needs a human decision; see `abilities.absentNeedsReview` of the provider. */
  readonly absentNeedsReview: boolean;
  /** Whether the capture can be repeated with the stored approval, so an absent payment was certainly not captured. */
  readonly mayRepeat: boolean;
};

/** Cell of the table: the next step, or a choice that depends on the circumstances. */
type Cell =
  | NextStep
  | { readonly when: keyof CaptureConditions; readonly then: Cell; readonly otherwise: Cell };
type Row = Readonly<Record<Reading, Cell>>;

const record: NextStep = { do: 'record' };
const capture: NextStep = { do: 'complete' };
const to = (state: AttemptState): NextStep => ({ do: 'transition', state });
const when = (condition: keyof CaptureConditions, then: Cell, otherwise: Cell): Cell => ({
  when: condition,
  then,
  otherwise,
});

/** Steps for captured or returned money, which is recorded in every state. */
const moved = { captured: record, partially_refunded: record, refunded: record, reversed: record };
/** Steps for outcomes that the provider has decided. */
const decided = {
  pending: to('pending'),
  declined: to('declined'),
  canceled: to('canceled'),
  expired: to('expired'),
};
const payable = when('isPastDeadline', to('expired'), to('open'));

/** Returns the row of a state that changes only when captured or returned money is recorded. */
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
/** Returns the row of an ended state, in which the provider may still report a pending payment. */
const ended = (state: AttemptState): Row => ({ ...final(state), pending: to('pending') });
/**
 * Returns the row of a state without a running capture.
 * @param absentAtLast state after the deadline of a payment that the provider does not know
 */
const waiting = (state: AttemptState, absentAtLast: AttemptState): Row => ({
  ...moved,
  ...decided,
  no_response: to(state),
  absent: when('isPastDeadline', to(absentAtLast), to(state)),
  created: payable,
  awaiting_buyer: payable,
  approved: when('mayAutoComplete', capture, when('isPastDeadline', to('expired'), to(state))),
});
/**
 * Returns the cell for an order that is still approved from before the refusal; it is not captured. A reading in which
 * the order is not approved leads to `open`, so an approval that follows it is a new one.
 */
const unapproved = (state: AttemptState): Cell => when('isPastDeadline', to('expired'), to(state));
/** Row of a state in which a capture was started and its result is unknown. */
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

/** Next step after a query, by state of the attempt (row) and state reported by the provider (column). */
const afterQueryTable: Readonly<Record<AttemptState, Row>> = {
  draft: waiting('draft', 'expired'),
  open: waiting('open', 'expired'),
  refused: { ...waiting('refused', 'expired'), approved: unapproved('refused') },
  capturing: begun,
  unknown: begun,
  pending: { ...waiting('pending', 'manual'), approved: to('pending') },
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

/** Next step after the response to a capture; the attempt was stored as `capturing` before the call. */
export const afterCapture: Readonly<Record<PaymentState, NextStep>> = {
  ...moved,
  ...decided,
  created: to('open'),
  awaiting_buyer: to('open'),
  approved: to('unknown'),
  absent: to('unknown'),
};

/**
 * Returns the next step after a query.
 * @param reading state reported by the provider; null without a response
 */
export function nextAfterQuery(
  state: AttemptState,
  reading: PaymentState | null,
  at: CaptureConditions,
): NextStep {
  let cell = afterQueryTable[state][reading ?? 'no_response'];
  while ('when' in cell) cell = at[cell.when] ? cell.then : cell.otherwise;
  return cell;
}

/** Returns whether the reported state means that money was captured or returned. */
export const hasMoneyMoved = (reading: PaymentState): boolean => reading in moved;
