/** Simulates the creation and the queries of PayPal orders. */

import { type Core, randomId } from '../core.ts';
import { readDecimal } from '../outside/amounts.ts';
import { type Answer, type Call, logUnknownFields, type Route, textAt, valueAt } from '../routes.ts';
import { authorised, findRepeated, orderKeyLife, storeReply, wantsRepresentation } from './access.ts';
import { paypalError } from './errors.ts';
import { findOrder, type Order, type OrderRequest, orderRefOf, showOrder } from './records.ts';

export function orderRoutes(core: Core): Route[] {
  return [
    {
      method: 'POST',
      path: '/v2/checkout/orders',
      op: 'create',
      subject: (call) => ({
        orderRef:
          textAt(call.body, 'purchase_units.0.custom_id') ?? textAt(call.body, 'purchase_units.0.invoice_id'),
        amount: readDecimal(valueAt(call.body, 'purchase_units.0.amount.value'), 2) ?? undefined,
      }),
      handle: authorised(core, (call) => create(core, call)),
    },
    {
      method: 'GET',
      path: '/v2/checkout/orders/:id',
      op: 'query',
      subject: (call) => orderSubject(core, call.params['id'] ?? ''),
      handle: authorised(core, (call) => {
        const order = findOrder(core, call.params['id'] ?? '');
        return order ? { status: 200, body: showOrder(core, order, true) } : orderNotFound();
      }),
    },
  ];
}

export const orderNotFound = () => paypalError('INVALID_RESOURCE_ID', { path: 'order_id', in: 'path' });

export function orderSubject(core: Core, id: string) {
  const order = core.state.get<Order>('paypal-order', id);
  return order ? { orderRef: orderRefOf(order), amount: order.minor } : {};
}

function create(core: Core, call: Call): Answer {
  const before = findRepeated(core, call, orderKeyLife);
  const known = before === undefined ? undefined : findOrder(core, before);
  if (known) return { status: 200, body: showOrder(core, known, wantsRepresentation(call)) };
  const refusal = checkOrder(call);
  if (refusal) return refusal;

  const request = call.body as OrderRequest;
  const now = core.clock.now().getTime();
  const order: Order = {
    id: randomId(17),
    created: now,
    updated: now,
    status: request.payment_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    request,
    minor: readDecimal(request.purchase_units[0].amount.value, 2) as number,
    email: request.payment_source?.paypal?.email_address ?? 'buyer@sandbox.local',
  };
  core.state.put('paypal-order', order.id, order, orderRefOf(order));
  storeReply(core, call, order.id);
  return { status: 201, body: showOrder(core, order, wantsRepresentation(call)) };
}

const missing = (path: string) =>
  paypalError('MISSING_REQUIRED_PARAMETER', { path: `/${path.replaceAll('.', '/')}` });

/** Returns PayPal's error for an invalid order, or undefined if the order is valid. */
function checkOrder(call: Call): Answer | undefined {
  const { body } = call;
  logUnknownFields(call, [
    'intent',
    'purchase_units',
    'payment_source',
    'application_context',
    'payer',
    'processing_instruction',
  ]);
  const intent = textAt(body, 'intent');
  if (!intent) return missing('intent');
  // The sandbox supports only immediate capture, not PayPal's intent to authorise first.
  if (intent !== 'CAPTURE') return paypalError('INVALID_PARAMETER_VALUE', { path: '/intent', value: intent });
  const units = valueAt(body, 'purchase_units');
  if (!Array.isArray(units) || units.length === 0) return missing('purchase_units');
  if (units.length > 1) return paypalError('INVALID_ARRAY_MAX_ITEMS', { path: '/purchase_units' });
  const [unit] = units as unknown[];
  logUnknownFields(
    call,
    [
      'reference_id',
      'custom_id',
      'invoice_id',
      'description',
      'soft_descriptor',
      'amount',
      'items',
      'payee',
      'shipping',
      'payment_instruction',
    ],
    unit,
    'purchase_units/',
  );
  for (const name of ['custom_id', 'invoice_id', 'description']) {
    const value = valueAt(unit, name);
    const limit = 127;
    if (value !== undefined && (typeof value !== 'string' || value.length > limit || value.length === 0))
      return paypalError('INVALID_STRING_LENGTH', { path: `/purchase_units/0/${name}` });
  }
  const key = call.headers['paypal-request-id'];
  if (valueAt(body, 'payment_source') !== undefined && !key) return paypalError('PAYPAL_REQUEST_ID_REQUIRED');
  if (key && key.length > 108)
    return paypalError('INVALID_STRING_LENGTH', { path: 'PayPal-Request-Id', in: 'header' });
  return checkAmount(unit);
}

function checkAmount(unit: unknown): Answer | undefined {
  const currency = textAt(unit, 'amount.currency_code');
  const value = valueAt(unit, 'amount.value');
  if (!currency) return missing('purchase_units.0.amount.currency_code');
  if (value === undefined) return missing('purchase_units.0.amount.value');
  if (currency !== 'USD')
    return paypalError('INVALID_CURRENCY_CODE', { ...atUnit('amount.currency_code'), value: currency });
  if (typeof value !== 'string' || !/^\d+(\.\d+)?$/.test(value) || value.length > 32)
    return paypalError('INVALID_PARAMETER_VALUE', { ...atUnit('amount.value'), value });
  const minor = readDecimal(value, 2);
  if (minor === null) return paypalError('DECIMAL_PRECISION', { ...atUnit('amount.value'), value });
  if (minor === 0) return paypalError('CANNOT_BE_ZERO_OR_NEGATIVE', { ...atUnit('amount.value'), value });
  return checkItems(unit, minor);
}

const atUnit = (path: string) => ({ path: `/purchase_units/0/${path.replaceAll('.', '/')}` });

/**
 * Returns PayPal's error if the items are invalid.
 * @param minor amount of the order, which must equal the sum of its items
 */
function checkItems(unit: unknown, minor: number): Answer | undefined {
  const items = valueAt(unit, 'items');
  const itemTotal = valueAt(unit, 'amount.breakdown.item_total.value');
  if (itemTotal !== undefined && readDecimal(itemTotal, 2) !== minor)
    return paypalError('AMOUNT_MISMATCH', atUnit('amount'));
  if (!Array.isArray(items)) return undefined;
  if (itemTotal === undefined)
    return paypalError('ITEM_TOTAL_REQUIRED', atUnit('amount.breakdown.item_total'));
  let sum = 0;
  for (const item of items) {
    if (!textAt(item, 'name')) return missing('purchase_units.0.items.0.name');
    const price = readDecimal(valueAt(item, 'unit_amount.value'), 2);
    const quantity = textAt(item, 'quantity');
    if (price === null || !quantity || !/^[1-9]\d{0,9}$/.test(quantity))
      return paypalError('INVALID_PARAMETER_VALUE', atUnit('items'));
    sum += price * Number(quantity);
  }
  return sum === minor
    ? undefined
    : paypalError('ITEM_TOTAL_MISMATCH', atUnit('amount.breakdown.item_total'));
}
