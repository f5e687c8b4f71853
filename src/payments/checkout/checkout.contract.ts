import { z } from 'zod';
import { contract, type RateLimit } from '../../platform/http/contract.ts';
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
    summary: 'What a browser needs to pay by PayPal',
    answers: { 200: schema.paypalSetupAnswer },
  },
  tossKey: {
    method: 'GET',
    path: '/api/toss/client-key',
    guard: 'public',
    limit: 'none',
    summary: 'What a browser needs to pay by Toss',
    answers: { 200: schema.tossKeyAnswer },
  },
  eximbaySetup: {
    method: 'GET',
    path: '/api/eximbay/status',
    guard: 'public',
    limit: 'none',
    summary: 'What a browser needs to pay by Eximbay',
    answers: { 200: schema.eximbayStatusAnswer },
  },
  orderPaypal: {
    method: 'POST',
    path: '/api/paypal/order',
    guard: 'public',
    limit: orders,
    summary: 'Begin a payment by PayPal; needs a proved email, a session or a renewal token',
    query: schema.paypalOrderQuery,
    body: schema.paypalOrderBody,
    answers: { 200: schema.paypalOrderAnswer },
  },
  capturePaypal: {
    method: 'POST',
    path: '/api/paypal/order/:id/capture',
    guard: 'public',
    limit: pickUps,
    summary: 'Takes the money of an order that the buyer approved at PayPal',
    params: schema.orderParams,
    answers: { 200: schema.captureAnswer },
  },
  pickUp: {
    method: 'POST',
    path: '/api/auth/complete-payment-and-register',
    guard: 'public',
    limit: pickUps,
    summary: 'What came of a paid order, for the browser that made it; the tokens of a new member once',
    body: schema.completeBody,
    answers: { 200: z.union([schema.completeAnswer, schema.unpaidAnswer]) },
  },
  consumeTicket: {
    method: 'POST',
    path: '/api/login-ticket/consume',
    guard: 'public',
    limit: pickUps,
    summary: 'The session of a new member, once, for the browser that ordered',
    body: schema.ticketBody,
    answers: { 200: schema.ticketAnswer },
  },
  orderEximbay: {
    method: 'POST',
    path: '/api/eximbay/ready',
    guard: 'public',
    limit: orders,
    summary: 'Begin a payment by Eximbay',
    body: schema.readyBody,
    answers: { 200: schema.readyAnswer },
  },
  statusOfEximbay: {
    method: 'GET',
    path: '/api/eximbay/check-status',
    guard: 'public',
    limit: statuses,
    summary: 'Where an order by Eximbay stands',
    query: schema.checkStatusQuery,
    answers: { 200: schema.checkStatusAnswer },
  },
  orderToss: {
    method: 'POST',
    path: '/api/toss/create-payment',
    guard: 'public',
    limit: orders,
    summary: 'Begin a payment by Toss',
    body: schema.createPaymentBody,
    answers: { 200: schema.createPaymentAnswer },
  },
  confirmToss: {
    method: 'POST',
    path: '/api/toss/confirm-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'Confirms what the buyer authorised at Toss',
    body: schema.confirmBody,
    answers: { 200: schema.confirmAnswer },
  },
  giveUpToss: {
    method: 'POST',
    path: '/api/toss/cancel-payment',
    guard: 'public',
    limit: pickUps,
    summary: 'The buyer left the window of Toss without paying; for the browser that made the order',
    body: schema.givenUpBody,
    answers: { 200: schema.givenUpAnswer },
  },
});
