/** Lists of payments, registrations, refunds and chargebacks that need an administrator, each page by page. */
import type { Page, PageQuery } from '../../../../platform/server/http/paging.ts';
import { readPage } from '../../usecases/read-page.ts';
import type { Chargeback, FailedRegistration, ManualReturn, WaitingPayment } from '../queue.contract.ts';
import type { MoneyDeps } from './deps.ts';

type Query = Pick<PageQuery, 'page' | 'pageSize'>;

/** Returns payments with an unknown outcome: those that an administrator must decide first, then the oldest first. */
export const listOpenPayments = ({ queue }: MoneyDeps, query: Query): Promise<Page<WaitingPayment>> =>
  readPage(query, queue.listPayments, queue.countPayments);

/** Returns paid registrations without an account, oldest first. */
export const listFailedRegistrations = (
  { queue }: MoneyDeps,
  query: Query,
): Promise<Page<FailedRegistration>> => readPage(query, queue.listFailures, queue.countFailures);

/** Returns automatic refunds that the provider refused, oldest first. */
export const listReturns = ({ returns }: MoneyDeps, query: Query): Promise<Page<ManualReturn>> =>
  readPage(query, returns.list, returns.count);

/** Returns chargebacks that only an unsigned webhook reported, oldest first. */
export const listChargebacks = ({ chargebacks }: MoneyDeps, query: Query): Promise<Page<Chargeback>> =>
  readPage(query, chargebacks.list, chargebacks.count);
