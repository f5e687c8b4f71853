import { type ApiServer, callerOf } from '../../platform/server/http/api.ts';
import { route } from '../../platform/server/http/route.ts';
import { chosenLanguage } from '../../platform/shared/i18n/i18n.ts';
import { checkProvider } from './decisions/check-provider.ts';
import { decide } from './decisions/decide.ts';
import type { DecisionDependencies } from './decisions/dependencies.ts';
import { listRequests } from './decisions/list-requests.ts';
import { openException } from './decisions/open-exception.ts';
import { resolveManual } from './decisions/resolve-manual.ts';
import { refundsContract as calls } from './refunds.contract.ts';
import type { RefundsUseCases } from './refunds.ts';
import type { WithdrawalsUseCases } from './withdrawals.ts';

export type RefundsRoutesOptions = {
  readonly refunds: RefundsUseCases;
  readonly withdrawals: Pick<WithdrawalsUseCases, 'state'>;
  readonly decisions: DecisionDependencies;
};

const submitted = 'Refund request submitted successfully!';

export function refundsApi(app: ApiServer, { refunds, withdrawals, decisions }: RefundsRoutesOptions): void {
  addMemberRoutes(app, refunds, withdrawals);
  addAdminRoutes(app, decisions);
}

function addMemberRoutes(
  app: ApiServer,
  refunds: RefundsUseCases,
  withdrawals: RefundsRoutesOptions['withdrawals'],
): void {
  route(app, calls.payments, async (request) => refunds.listPayments(callerOf(request)));
  route(app, calls.requests, async (request) => refunds.listRequests(callerOf(request)));
  route(app, calls.eligibility, async (request) =>
    refunds.eligibility(callerOf(request), request.query.transactionId),
  );

  route(app, calls.request, async (request) => {
    const { paymentTransactionId, requestReason } = request.body;
    const language = chosenLanguage(request.cookies);
    const refundRequest = await refunds.request(
      callerOf(request),
      paymentTransactionId,
      requestReason,
      language,
    );
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.requestFromMyPage, async (request) => {
    const { paymentTransactionId, reason } = request.body;
    const language = chosenLanguage(request.cookies);
    const refundRequest = await refunds.request(callerOf(request), paymentTransactionId, reason, language);
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.withdraw, async (request) => {
    const { refundRequestId } = request.params;
    const language = chosenLanguage(request.cookies);
    return {
      success: true,
      refundRequest: await refunds.withdraw(callerOf(request), refundRequestId, language),
    };
  });

  route(app, calls.stateWithdrawal, async (request) => {
    const language = chosenLanguage(request.cookies);
    const refundRequest = await withdrawals.state(callerOf(request), request.body, language);
    return { success: true, message: 'Your withdrawal has been received.', refundRequest };
  });
}

function addAdminRoutes(app: ApiServer, decisions: DecisionDependencies): void {
  route(app, calls.list, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listRequests(decisions, request.query);
  });

  route(app, calls.decide, async (request) => {
    const refundRequest = await decide(decisions, callerOf(request), request.body);
    return { success: true, message: `The refund request is ${refundRequest.status}.`, refundRequest };
  });

  route(app, calls.checkProvider, async (request) =>
    checkProvider(decisions, callerOf(request), request.params.refundRequestId),
  );

  route(app, calls.openException, async (request) => {
    const refundRequest = await openException(decisions, callerOf(request), request.body);
    return { success: true, message: submitted, refundRequest };
  });

  route(app, calls.resolveManual, async (request) => {
    await resolveManual(decisions, callerOf(request), request.params.refundRequestId, request.body);
    return { success: true };
  });
}
