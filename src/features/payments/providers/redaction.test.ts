import { describe, expect, it } from 'vitest';
import { redact, redactText } from './redaction.ts';

describe('P-07 redaction of stored provider responses', () => {
  it('P-07 stored responses contain no card number beyond the last four digits, no key and no personal data', () => {
    const kept = redact({
      paymentKey: 'tviva20261121',
      secret: 'ps_abc',
      orderId: 'FE-0001',
      card: { number: '12345678****000*', issuerCode: '71', approveNo: '00000000' },
      virtualAccount: { accountNumber: 'X6505636518308', customerName: '김철' },
      payer: { email_address: 'kim@example.test', name: { given_name: 'Cheol', surname: 'Kim' } },
      card_number1: '4111',
      card_number4: '1111',
      card_holder: 'KIM CHEOL',
      fgkey: '2AE3',
      access_token: 'A21AA',
      email: 'kim@example.test',
      transaction_date: '20220927152250',
      amount: { value: '10.00' },
      cancels: null,
      isPartialCancelable: true,
    });
    expect(kept).toEqual({
      paymentKey: 'tviva20261121',
      secret: '[removed]',
      orderId: 'FE-0001',
      card: { number: '…000*', issuerCode: '71', approveNo: '00000000' },
      virtualAccount: { accountNumber: '[removed]', customerName: '[removed]' },
      payer: '[removed]',
      card_number1: '[removed]',
      card_number4: '1111',
      card_holder: '[removed]',
      fgkey: '[removed]',
      access_token: '[removed]',
      email: '[removed]',
      transaction_date: '20220927152250',
      amount: { value: '10.00' },
      cancels: null,
      isPartialCancelable: true,
    });
  });

  it.each([
    ['card 4111111111111111 was declined', 'card …1111 was declined'],
    ['4111 1111 1111 1111', '…1111'],
    ['5500-0055-5555-5559.', '…5559.'],
    ['123456******1234', '…1234'],
    ['order 20261121120000 at 1763726400000', 'order 20261121120000 at 1763726400000'],
    ['transaction 1849705C6420220927000016', 'transaction 1849705C6420220927000016'],
    ['sent Bearer A21AAF_xyz-123', 'sent Bearer [removed]'],
    ['sent Basic dGVzdF9nc2s6', 'sent Basic [removed]'],
  ])('P-07 the text %j is stored as %j', (text, kept) => {
    expect(redactText(text)).toBe(kept);
  });

  it('P-07 stored responses are limited in size and depth', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 50; level += 1) deep = { deep };
    expect(JSON.stringify(redact(deep))).not.toContain('end');
    expect((redact('x'.repeat(9_999)) as string).length).toBe(2_000);
    expect(redact(Array.from({ length: 500 }, () => 1))).toHaveLength(100);
    expect(redact(undefined)).toBe('[removed]');
  });
});
