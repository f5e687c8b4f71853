import { type ApiServer, callerOf } from '../platform/api.ts';
import { chosenLanguage } from '../platform/i18n.ts';
import type { DecisionsUseCases } from './decisions.ts';
import type { RefundsUseCases } from './refunds.ts';
import {
  decisionBody,
  eligibilityQuery,
  exceptionBody,
  manualBody,
  myPageRequestBody,
  requestBody,
  requestParams,
  requestsQuery,
  withdrawalBody,
} from './schemas.ts';
import type { WithdrawalsUseCases } from './withdrawals.ts';

export type RefundsDoor = {
  readonly refunds: RefundsUseCases;
  readonly withdrawals: Pick<WithdrawalsUseCases, 'state'>;
  readonly decisions: DecisionsUseCases;
};

/** The JSON door of refunds: what members ask for and what Admins decide. */
export function refundsApi(app: ApiServer, { refunds, withdrawals, decisions }: RefundsDoor): void {
  app.get(
    '/user/payment-transactions',
    { config: { guard: 'session' }, schema: { summary: "One's own payments" } },
    async (request) => refunds.listPayments(callerOf(request)),
  );

  app.get(
    '/user/refund-requests',
    { config: { guard: 'session' }, schema: { summary: "One's own refund requests" } },
    async (request) => refunds.listRequests(callerOf(request)),
  );

  app.get(
    '/user/refund-eligibility',
    {
      config: { guard: 'session' },
      schema: { summary: 'Whether a payment can be refunded, and why not', querystring: eligibilityQuery },
    },
    async (request) => refunds.eligibility(callerOf(request), request.query.transactionId),
  );

  app.post(
    '/refund/request',
    { config: { guard: 'session' }, schema: { summary: 'Asks for a refund', body: requestBody } },
    async (request, reply) => {
      const { paymentTransactionId, requestReason } = request.body;
      const caller = callerOf(request);
      const refundRequest = await refunds.request(
        caller,
        paymentTransactionId,
        requestReason,
        chosenLanguage(request.cookies),
      );
      return reply.code(201).send({ success: true, message: submitted, refundRequest });
    },
  );

  app.post(
    '/user/request-refund',
    {
      config: { guard: 'session' },
      schema: { summary: 'Asks for a refund from My Page', body: myPageRequestBody },
    },
    async (request, reply) => {
      const { paymentTransactionId, reason } = request.body;
      const refundRequest = await refunds.request(
        callerOf(request),
        paymentTransactionId,
        reason,
        chosenLanguage(request.cookies),
      );
      return reply.code(201).send({ success: true, message: submitted, refundRequest });
    },
  );

  app.post(
    '/user/refund-requests/:refundRequestId/withdraw',
    {
      config: { guard: 'session' },
      schema: { summary: 'Takes a pending request of one’s own back', params: requestParams },
    },
    async (request) => {
      const refundRequest = await refunds.withdraw(
        callerOf(request),
        request.params.refundRequestId,
        chosenLanguage(request.cookies),
      );
      return { success: true, refundRequest };
    },
  );

  app.post(
    '/user/withdrawals',
    {
      config: { guard: 'session' },
      schema: { summary: 'States the withdrawal from the contract of a payment', body: withdrawalBody },
    },
    async (request, reply) => {
      const refundRequest = await withdrawals.state(
        callerOf(request),
        request.body,
        chosenLanguage(request.cookies),
      );
      return reply
        .code(201)
        .send({ success: true, message: 'Your withdrawal has been received.', refundRequest });
    },
  );

  app.get(
    '/admin/refund-requests',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Refund requests: a page, or without parameters the newest 1,000',
        querystring: requestsQuery,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return decisions.list(request.query);
    },
  );

  app.post(
    '/admin/process-refund',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Approves or rejects a refund request', body: decisionBody },
    },
    async (request) => {
      const refundRequest = await decisions.decide(callerOf(request), request.body);
      return { success: true, message: `The refund request is ${refundRequest.status}.`, refundRequest };
    },
  );

  app.post(
    '/admin/check-pg-refund-status/:refundRequestId',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Asks the provider about a refund', params: requestParams },
    },
    async (request) => decisions.checkProvider(callerOf(request), request.params.refundRequestId),
  );

  app.post(
    '/admin/request-refund',
    {
      config: { guard: 'staff' },
      schema: { summary: 'Opens a refund request in spite of the rule', body: exceptionBody },
    },
    async (request, reply) => {
      const refundRequest = await decisions.openException(callerOf(request), request.body);
      return reply.code(201).send({ success: true, message: submitted, refundRequest });
    },
  );

  app.post(
    '/admin/refunds/:refundRequestId/manual',
    {
      config: { guard: 'staff' },
      schema: {
        summary: 'Says how a refund that the provider cannot make was made',
        params: requestParams,
        body: manualBody,
      },
    },
    async (request) => {
      const caller = callerOf(request);
      await decisions.resolveManual(caller, request.params.refundRequestId, request.body);
      return { success: true };
    },
  );
}

const submitted = 'Refund request submitted successfully!';
