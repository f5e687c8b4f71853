/**
 * Tests that every decision of an administrator about members and money is recorded in the audit log with actor,
 * affected member and object.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, createAdministration } from '../../../test/administration.ts';
import { createShop, type Shop } from '../../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop({}, { onError: () => undefined });
});
afterAll(() => shop.close());
const made = createAdministration(() => shop);

const actions: readonly Action[] = [
  ...(['Admin', 'Member'] as const).map((role) => ({
    call: 'PUT /api/admin/members/{memberId}/role',
    action: role === 'Admin' ? 'admin.role_granted' : 'admin.role_taken',
    ready: async () => {
      const target = await made.someone();
      if (role === 'Member') await shop.rows(`UPDATE local_users SET role = 'Admin' WHERE id = $1`, target);
      return { url: `/api/admin/members/${target}/role`, body: { role }, target };
    },
  })),
  ...(['Spam', null] as const).map((reason) => ({
    call: 'PUT /api/admin/members/{memberId}/suspension',
    action: reason ? 'admin.suspended' : 'admin.suspension_lifted',
    ready: async () => {
      const target = await made.someone();
      const url = `/api/admin/members/${target}/suspension`;
      return { url, body: { reason }, target, details: reason ? { reason } : {} };
    },
  })),
  {
    call: 'POST /api/admin/members/{memberId}/days',
    action: 'membership.days_granted',
    ready: async () => {
      const target = await made.someone();
      const body = { days: 10, note: 'Site was down' };
      return { url: `/api/admin/members/${target}/days`, body, target, details: body };
    },
  },
  {
    call: 'PUT /api/admin/members/{memberId}/devices',
    action: 'admin.devices_changed',
    ready: async () => {
      const target = await made.someone();
      const body = { devices: 3, note: 'Office and workshop' };
      const details = { from: null, to: 3, note: body.note };
      return { url: `/api/admin/members/${target}/devices`, body, target, details };
    },
  },
  {
    call: 'POST /api/admin/members/{memberId}/end-sessions',
    action: 'admin.sessions_ended',
    ready: async () => {
      const target = await made.idOf('expired');
      const body = { note: 'Laptop stolen' };
      return { url: `/api/admin/members/${target}/end-sessions`, body, target, details: body };
    },
  },
  {
    call: 'POST /api/admin/members/{memberId}/reset-factor',
    action: 'auth.factor_reset',
    ready: async () => {
      const target = await made.idOf('expired');
      await shop.rows(
        `INSERT INTO auth.factors (user_id, factor_type, status)
         SELECT supabase_user_id, 'totp', 'verified' FROM local_users WHERE id = $1`,
        target,
      );
      const body = { note: 'Phone lost' };
      const details = { ...body, factors: 1 };
      return { url: `/api/admin/members/${target}/reset-factor`, body, target, details };
    },
  },
  {
    call: 'PUT /api/admin/members/{memberId}/email',
    action: 'admin.email_corrected',
    ready: async () => {
      const target = await made.idOf('expired');
      const body = { email: 'corrected@example.org', note: 'Mistyped' };
      const details = { from: 'expired@demo.local', to: body.email, note: body.note };
      return { url: `/api/admin/members/${target}/email`, body, target, details };
    },
  },
  {
    call: 'DELETE /api/admin/delete-member/{memberId}',
    action: 'membership.member_deleted',
    ready: async () => {
      const target = await made.someone();
      return { url: `/api/admin/delete-member/${target}`, target };
    },
  },
  {
    call: 'POST /api/admin/support/{id}/answer',
    action: 'admin.support_answered',
    ready: async () => {
      const { id, ...request } = await made.supportRequest();
      return { url: `/api/admin/support/${id}/answer`, body: { answer: 'Like this.' }, ...request };
    },
  },
  {
    call: 'PUT /api/admin/support/{id}/status',
    action: 'admin.support_closed',
    ready: async () => {
      const { id, ...request } = await made.supportRequest();
      return { url: `/api/admin/support/${id}/status`, body: { status: 'closed' }, ...request };
    },
  },
  {
    call: 'PUT /api/admin/support/{id}/status',
    action: 'admin.support_reopened',
    ready: async () => {
      const { id, ...request } = await made.supportRequest();
      return { url: `/api/admin/support/${id}/status`, body: { status: 'open' }, ...request };
    },
  },
  {
    call: 'POST /api/admin/payment-queue/{id}/check',
    action: 'admin.payment_checked',
    ready: async () => {
      const browser = shop.browser('member');
      const order = await browser.order('paypal', { membershipType: 'monthly', agreeToTerms: true });
      await browser.decide(order);
      const { id, payment_id } = await shop.payment(order.id);
      await shop.rows(`UPDATE payment_transactions SET state = 'unknown' WHERE id = $1`, id);
      const target = await made.idOf('member');
      return { url: `/api/admin/payment-queue/${id}/check`, target, details: { payment: payment_id } };
    },
  },
  {
    call: 'POST /api/admin/failed-registrations/{id}/retry',
    action: 'admin.registration_retried',
    ready: async () => {
      const { target, order } = await made.buyer();
      const { payment_id } = await shop.payment(order.id);
      const [row] = await shop.rows(
        'INSERT INTO failed_registrations (payment_id) VALUES ($1) RETURNING id',
        payment_id,
      );
      const url = `/api/admin/failed-registrations/${row?.['id']}/retry`;
      return { url, target, details: { payment: payment_id } };
    },
  },
  {
    call: 'POST /api/admin/request-refund',
    action: 'refunds.opened',
    ready: async () => {
      const { target } = await made.buyer();
      const body = { memberId: target, note: 'Fault of the provider' };
      return { url: '/api/admin/request-refund', body, target, details: { notes: body.note } };
    },
  },
  {
    call: 'POST /api/admin/process-refund',
    action: 'refunds.approved',
    ready: () => made.decideOn('approve'),
  },
  {
    call: 'POST /api/admin/process-refund',
    action: 'refunds.rejected',
    ready: () => made.decideOn('reject'),
  },
  {
    call: 'POST /api/admin/check-pg-refund-status/{refundRequestId}',
    action: 'refunds.checked',
    ready: async () => {
      const { body, target, details } = await made.decideOn('approve');
      await made.post('/api/admin/process-refund', 'admin', body);
      // Resets the status to `approved`, as while the provider is processing the refund.
      await shop.rows(`UPDATE refund_requests SET status = 'approved' WHERE id = $1`, details.request);
      return { url: `/api/admin/check-pg-refund-status/${details.request}`, target, details };
    },
  },
  {
    call: 'POST /api/admin/refunds/{refundRequestId}/manual',
    action: 'refunds.manual_paid',
    ready: async () => {
      const { id, target } = await made.refusedRefund();
      const body = { outcome: 'paid', reference: 'Transfer 17' };
      return {
        url: `/api/admin/refunds/${id}/manual`,
        body,
        target,
        details: { request: id, notes: 'Transfer 17' },
      };
    },
  },
  {
    call: 'POST /api/admin/manual-refunds/{id}',
    action: 'refunds.returned_by_hand',
    ready: async () => {
      const { id, target } = await made.refusedRefund();
      const [row] = await shop.rows(
        'UPDATE refund_transactions SET refund_request_id = NULL WHERE refund_request_id = $1 RETURNING id, refund_id',
        id,
      );
      const body = { outcome: 'returned', note: 'Transfer 18' };
      const details = { refund: row?.['refund_id'], note: 'Transfer 18' };
      return { url: `/api/admin/manual-refunds/${row?.['id']}`, body, target, details };
    },
  },
  {
    call: 'POST /api/admin/chargebacks/{id}',
    action: 'payments.chargeback_confirmed',
    ready: async () => {
      const { target, order } = await made.buyer();
      const { id, payment_id: payment } = await shop.payment(order.id);
      await shop.rows(
        `INSERT INTO audit_logs (action, details) VALUES ('payment.reversal_unsigned', jsonb_build_object('payment', $1::text))`,
        payment,
      );
      const body = { outcome: 'confirmed', note: 'Seen' };
      return { url: `/api/admin/chargebacks/${id}`, body, target, details: { payment, note: 'Seen' } };
    },
  },
  {
    call: 'POST /api/admin/uploads/{id}/decision',
    action: 'tools.upload_accepted',
    ready: async () => ({
      ...(await made.upload()),
      body: { state: 'accepted', notes: 'Good.' },
      details: { from: 'new', notes: 'Good.' },
    }),
  },
  {
    call: 'POST /api/admin/uploads/{id}/decision',
    action: 'tools.upload_declined',
    ready: async () => ({
      ...(await made.upload()),
      body: { state: 'declined' },
      details: { from: 'new' },
    }),
  },
];

describe('audit log of decisions about members and payments', () => {
  it.each(actions)(
    'U-07 U-08 U-12 $action is logged with administrator, affected member and object',
    made.expectInTrail,
  );

  it('U-09 this file tests every API call of the administration that makes a decision', async () => {
    // Verifying the password is not a decision.
    const isAuditedCall = (path: string) =>
      path.startsWith('/api/admin/') && !path.endsWith('/verify-password');
    const described = await made.describedCalls(isAuditedCall);
    expect([...new Set(actions.map(({ call }) => call))].sort()).toEqual(described.sort());
  });
});
