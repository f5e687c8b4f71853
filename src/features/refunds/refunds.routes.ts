import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import { route } from '../../platform/server/http/route.ts';
import { chosenLanguage } from '../../platform/shared/i18n/i18n.ts';
import { checkProvider } from './decisions/usecases/check-provider.ts';
import { decideRequest } from './decisions/usecases/decide-request.ts';
import type { DecisionDeps } from './decisions/usecases/deps.ts';
import { listRequests } from './decisions/usecases/list-requests.ts';
import { openException } from './decisions/usecases/open-exception.ts';
import { resolveManualRefund } from './decisions/usecases/resolve-manual-refund.ts';
import { refundsContract as calls } from './refunds.contract.ts';
import { cancelRequest } from './usecases/cancel-request.ts';
import { checkEligibility } from './usecases/check-eligibility.ts';
import { createRequest } from './usecases/create-request.ts';
import { declareWithdrawal } from './usecases/declare-withdrawal.ts';
import type { RefundDeps } from './usecases/deps.ts';
import { listOwnRequests } from './usecases/list-own-requests.ts';
import { listPayments } from './usecases/list-payments.ts';

const submitted = 'Refund request submitted successfully!';

export function refundsApi(app: ApiServer, deps: RefundDeps & DecisionDeps): void {
  addMemberRoutes(app, deps);
  addAdminRoutes(app, deps);
}

function addMemberRoutes(app: ApiServer, deps: RefundDeps): void {
  route(app, calls.payments, async (request) => listPayments(deps, callerOf(request)));
  route(app, calls.requests, async (request) => listOwnRequests(deps, callerOf(request)));
  route(app, calls.eligibility, async (request) =>
    checkEligibility(deps, callerOf(request), request.query.transactionId),
  );

  route(app, calls.request, async (request) => {
    const { paymentTransactionId, requestReason: reason } = request.body;
    const language = chosenLanguage(request.cookies);
    const input = { paymentTransactionId, reason };
    const refundRequest = await createRequest(deps, callerOf(request), input, language);
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.requestFromMyPage, async (request) => {
    const language = chosenLanguage(request.cookies);
    const refundRequest = await createRequest(deps, callerOf(request), request.body, language);
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.withdraw, async (request) => {
    const { refundRequestId } = request.params;
    const language = chosenLanguage(request.cookies);
    const refundRequest = await cancelRequest(deps, callerOf(request), refundRequestId, language);
    return { success: true, refundRequest };
  });

  route(app, calls.stateWithdrawal, async (request) => {
    const language = chosenLanguage(request.cookies);
    const refundRequest = await declareWithdrawal(deps, callerOf(request), request.body, language);
    return { success: true, message: 'Your withdrawal has been received.', refundRequest };
  });
}

function addAdminRoutes(app: ApiServer, deps: DecisionDeps): void {
  route(app, calls.list, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listRequests(deps, request.query);
  });

  route(app, calls.decide, async (request) => {
    const refundRequest = await decideRequest(deps, callerOf(request), request.body);
    return { success: true, message: `The refund request is ${refundRequest.status}.`, refundRequest };
  });

  route(app, calls.checkProvider, async (request) =>
    checkProvider(deps, callerOf(request), request.params.refundRequestId),
  );

  route(app, calls.openException, async (request) => {
    const refundRequest = await openException(deps, callerOf(request), request.body);
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.resolveManual, async (request) => {
    await resolveManualRefund(deps, callerOf(request), request.params.refundRequestId, request.body);
    return { success: true };
  });
}
