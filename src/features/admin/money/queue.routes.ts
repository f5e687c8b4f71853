import { type ApiServer, callerOf } from '../../../platform/server/http/api.ts';
import { route } from '../../../platform/server/http/route.ts';
import { queueContract as calls } from './queue.contract.ts';
import { checkPayment } from './usecases/check-payment.ts';
import { decideChargeback } from './usecases/decide-chargeback.ts';
import { decideReturn } from './usecases/decide-return.ts';
import type { MoneyDeps } from './usecases/deps.ts';
import {
  listChargebacks,
  listFailedRegistrations,
  listOpenPayments,
  listReturns,
} from './usecases/list-cases.ts';
import { retryRegistration } from './usecases/retry-registration.ts';

/** Registers the routes of payments, refunds and chargebacks that need an administrator. */
export function queueApi(app: ApiServer, deps: MoneyDeps): void {
  route(app, calls.openPayments, async (request) => listOpenPayments(deps, request.query));
  route(app, calls.checkPayment, async (request) => ({
    success: true,
    ...(await checkPayment(deps, callerOf(request), request.params.id)),
  }));

  route(app, calls.failures, async (request) => listFailedRegistrations(deps, request.query));
  route(app, calls.retry, async (request) => ({
    success: true,
    ...(await retryRegistration(deps, callerOf(request), request.params.id)),
  }));

  route(app, calls.returns, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listReturns(deps, request.query);
  });
  route(app, calls.decideReturn, async (request) => {
    await decideReturn(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });

  route(app, calls.chargebacks, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listChargebacks(deps, request.query);
  });
  route(app, calls.decideChargeback, async (request) => {
    await decideChargeback(deps, callerOf(request), { ...request.params, ...request.body });
    return { success: true };
  });
}
