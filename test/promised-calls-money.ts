import { demoPassword } from './app.ts';
import { admin, bearer, buyer, type Call, type Person, refundRequest, shop } from './promised-calls.ts';

/** Specified calls of buyers. */
export const paying: readonly Call[] = [
  ['GET /api/paypal/setup', () => shop.call('GET', '/api/paypal/setup'), 'clientId clientToken environment'],
  [
    'POST /api/paypal/order',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', ...browser.orderCall('paypal', person));
    },
    'id',
  ],
  [
    'POST /api/paypal/order/{orderId}/capture',
    async () => {
      const { browser, order, back } = await buyer('paypal');
      return browser.finish(order, back);
    },
    'status',
  ],
  [
    'POST /api/auth/complete-payment-and-register',
    async () => {
      const { browser, order, back, person } = await buyer('paypal');
      await browser.finish(order, back);
      return browser.call('POST', '/api/auth/complete-payment-and-register', {
        orderId: order.id,
        registrationData: person,
      });
    },
    'message access_token refresh_token',
  ],
  ['GET /api/exchange-rate', () => shop.call('GET', '/api/exchange-rate'), 'rate'],
  ['GET /api/eximbay/status', () => shop.call('GET', '/api/eximbay/status'), ''],
  [
    'POST /api/eximbay/ready',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call('POST', ...browser.orderCall('eximbay', person, { userEmail: person.email }));
    },
    'ok message fgkey payload ref item_name order_id amount currency',
  ],
  [
    'GET /api/eximbay/check-status',
    async () => {
      const { browser, order, back } = await buyer('eximbay');
      return browser.finish(order, back);
    },
    'status message',
  ],
  ['GET /api/toss/client-key', () => shop.call('GET', '/api/toss/client-key'), 'clientKey'],
  [
    'POST /api/toss/create-payment',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      return browser.call(
        'POST',
        ...browser.orderCall('toss', person, { email: person.email, successUrl: 'a', failUrl: 'b' }),
      );
    },
    'checkoutUrl',
  ],
  [
    'POST /api/toss/confirm-payment',
    async () => {
      const { browser, order, back } = await buyer('toss');
      return browser.finish(order, back);
    },
    'success message amount orderId access_token',
  ],
];

/** Specified calls of administrators about payments and refunds. */
export const managing: readonly Call[] = [
  [
    'GET /api/admin/all-members',
    () => admin.call('GET', '/api/admin/all-members'),
    'id email name nickname country job createdAt registrationDate subscriptionStartedAt subscriptionExpiresAt membershipType subscriptionStatus totalToolsUsed daysSincePayment latestPayment refundRequest',
  ],
  [
    'GET /api/admin/refund-requests',
    async () => {
      await refundRequest();
      return admin.call('GET', '/api/admin/refund-requests');
    },
    'id userName userEmail paymentId paymentTransactionId refundAmount currency paymentMethod status pgStatus requestReason requestedAt processedAt isEligible adminNotes',
  ],
  [
    'GET /api/admin/payment-transactions',
    () => admin.call('GET', '/api/admin/payment-transactions'),
    'id paymentId userEmail paymentMethod amount currency status createdAt',
  ],
  [
    'POST /api/admin/process-refund',
    async () => {
      const { memberId } = await refundRequest();
      return admin.call('POST', '/api/admin/process-refund', { memberId, action: 'reject' });
    },
    '',
  ],
  [
    'POST /api/admin/check-pg-refund-status/{refundRequestId}',
    async () => {
      const { id, memberId } = await refundRequest();
      await admin.call('POST', '/api/admin/process-refund', { memberId, action: 'approve' });
      return admin.call('POST', `/api/admin/check-pg-refund-status/${id}`);
    },
    'message pgStatus',
  ],
  [
    'POST /api/admin/request-refund',
    async () => {
      const { memberId } = await refundRequest();
      await admin.call('POST', '/api/admin/process-refund', { memberId, action: 'reject' });
      return admin.call('POST', '/api/admin/request-refund', { memberId, note: 'Paid twice' });
    },
    '',
  ],
  [
    'POST /api/admin/verify-password',
    () => admin.call('POST', '/api/admin/verify-password', { password: demoPassword }),
    '',
  ],
  [
    'DELETE /api/admin/delete-member/{memberId}',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.call('POST', '/api/auth/register', person);
      return admin.call('DELETE', `/api/admin/delete-member/${(await shop.member(person.email))?.['id']}`);
    },
    '',
  ],
  [
    'GET /api/user/payment-transactions',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('toss', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      return browser.call('GET', '/api/user/payment-transactions');
    },
    'id paymentId userEmail paymentMethod provider amount currency status createdAt',
  ],
  [
    'GET /api/user/refund-requests',
    async () => shop.call('GET', '/api/user/refund-requests', { headers: await bearer('member@demo.local') }),
    '',
  ],
  [
    'GET /api/user/refund-eligibility',
    async () =>
      shop.call('GET', '/api/user/refund-eligibility', { headers: await bearer('member@demo.local') }),
    'isEligible toolUsageCount daysSincePayment reason',
  ],
  [
    'POST /api/refund/request',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('toss', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<
        { id: number }[]
      >();
      return browser.call('POST', '/api/refund/request', {
        paymentTransactionId: payment?.id,
        requestReason: 'x',
      });
    },
    '',
  ],
  [
    'POST /api/user/request-refund',
    async () => {
      const { person, browser } = (await shop.newcomer()) as Person;
      await browser.buy('paypal', person);
      const login = await browser.call('POST', '/api/auth/login', { ...person, takeOver: true });
      browser.signedInWith(login.json().access_token);
      const [payment] = (await browser.call('GET', '/api/user/payment-transactions')).json<
        { id: number }[]
      >();
      return browser.call('POST', '/api/user/request-refund', {
        paymentTransactionId: payment?.id,
        reason: 'x',
      });
    },
    '',
  ],
];
