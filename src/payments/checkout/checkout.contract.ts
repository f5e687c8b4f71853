import { z } from 'zod';
import { contract, type RateLimit } from '../../platform/server/http/contract.ts';
import * as schema from '../schemas.ts';

const orders: RateLimit = { what: 'payments.order', most: 20, minutes: 10, per: 'address' };
const pickUps: RateLimit = { what: 'payments.pick_up', most: 120, minutes: 10, per: 'address' };
const statuses: RateLimit = { what: 'payments.status', most: 600, minutes: 10, per: 'address' };

/** From the order to what came of it. Who pays proves a mailbox, a session or a renewal token with the order. */
export const checkoutContract = contract('payments', {
  paypalSetup: {
    method: 'GET',
    path: '/api/paypal/setup',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for PayPal payments',
    answers: { 200: schema.paypalSetupAnswer },
  },
  tossKey: {
    method: 'GET',
    path: '/api/toss/client-key',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for Toss payments',
    answers: { 200: schema.tossKeyAnswer },
  },
  eximbaySetup: {
    method: 'GET',
    path: '/api/eximbay/status',
    guard: 'public',
    limit: 'none',
    summary: 'Get the browser settings for Eximbay payments',
    answers: { 200: schema.eximbayStatusAnswer },
  },
  orderPaypal: {
    method: 'POST',
    path: '/api/paypal/order',
    guard: 'public',
    limit: orders,
    summary: 'Create a PayPal order; requires a verified email address, a session or a renewal token',
    query: schema.paypalOrderQuery,
    body: schema.paypalOrderBody,
    answers: { 200: schema.paypalOrderAnswer },
  },
  capturePaypal: {
    method: 'POST',
    path: '/api/paypal/order/:id/capture',
    guard: 'public',
    limit: pickUps,
    summary: 'Capture a PayPal order that the buyer approved',
    params: schema.orderParams,
    answers: { 200: schema.captureAnswer },
  },
  pickUp: {
    method: 'POST',
    path: '/api/auth/complete-payment-and-register',
    guard: 'public',
    limit: pickUps,
    summary:
      'Get the result of a paid order in the browser that placed it; returns the session of a new member',
    body: schema.completeBody,
    answers: { 200: z.union([schema.completeAnswer, schema.unpaidAnswer]) },
  },
  consumeTicket: {
    method: 'POST',
    path: '/api/login-ticket/consume',
    guard: 'public',
    limit: pickUps,
    summary: 'Get the session of a new member once, in the browser that placed the order',
    body: schema.ticketBody,
    answers: { 200: schema.ticketAnswer },
  },
  orderEximbay: {
    method: 'POST',
    path: '/api/eximbay/ready',
    guard: 'public',
    limit: orders,
    summary: 'Create an Eximbay order',
    body: schema.readyBody,
    answers: { 200: schema.readyAnswer },
  },
  statusOfEximbay: {
    method: 'GET',
    path: '/api/eximbay/check-status',
    guard: 'public',
    limit: statuses,
    summary: 'Get the status of an Eximbay order',
    query: schema.checkStatusQuery,
    answers: { 200: schema.checkStatusAnswer },
  },
  orderToss: {
    method: 'POST',
    path: '/api/toss/create-payment',
    guard: 'public',
    limit: orders,
    summary: 'Create a Toss order',
    body: schema.createPaymentBody,
    answers: { 200: schema.createPaymentAnswer },
  },
  confirmToss: {
    method: 'POST',
    path: '/api/toss/confirm-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Confirm a Toss payment that the buyer authorized',
    body: schema.confirmBody,
    answers: { 200: schema.confirmAnswer },
  },
  giveUpToss: {
    method: 'POST',
    path: '/api/toss/cancel-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Cancel a Toss order whose buyer left without paying, in the browser that placed it',
    body: schema.givenUpBody,
    answers: { 200: schema.givenUpAnswer },
  },
});
