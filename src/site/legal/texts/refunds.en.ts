import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Refund Policy',
  lead: 'When a membership fee is returned, how to ask for it, and how long it takes. This policy is part of the Terms of Service.',
  changes: [
    'The right of consumers in the European Union to withdraw within 14 days is described, with a model statement.',
    'It is stated that you are asked before the first use ends the right to a refund.',

    'The refund rule says “opened” in every place; what the law or the Terms provide for takes precedence.',
    'The right of withdrawal is described in more detail, also for the European Economic Area, the United Kingdom and Korea.',
  ],
  articles: [
    {
      title: 'Full refund',
      text: [
        {
          until: '2026-12-02',
          text: 'The full fee is returned if the request is made within 7 days of payment and no calculation tool has been run in that time.',
        },
        {
          since: '2026-12-02',
          text: 'The full fee is returned if the request is made within 7 days of payment and no calculation tool has been opened in that time.',
        },
        'The 7 days end exactly 168 hours after the payment was confirmed.',
        {
          since: '2026-12-02',
          text: 'Where the law counts its own period in days, that period applies if it is longer.',
        },
      ],
    },
    {
      title: 'Activation by use',
      text: [
        'Once a tool has been used, the subscription counts as activated and is not refundable. Opening a tool, or having it compute through the programming interface, is a use.',
        'Reading the archive, the forum or the public description of a tool is not.',
        {
          since: '2026-11-29',
          text: 'Before the first tool is opened within the 7 days, the member is asked and agrees expressly that the right to a refund under this policy ends with it; the answer is recorded. Tools that are open to every member can be tried before payment.',
        },
      ],
    },
    {
      title: 'Annual plans',
      text: [
        {
          until: '2026-12-02',
          text: 'There are no partial refunds for annual plans. The lower annual price applies to the whole year; an unused remainder is not refunded.',
        },
        {
          since: '2026-12-02',
          text: 'Except where the law or Articles 3 and 10 of the Terms of Service provide otherwise, there are no partial refunds for annual plans. The lower annual price applies to the whole year; an unused remainder is not refunded.',
        },
      ],
    },
    {
      title: 'Exceptions',
      text: [
        'Regardless of use, the fee is refunded',
        [
          'if the service could not be used through the operator’s fault;',
          'if the same membership was paid for twice.',
        ],
        'Rights that mandatory law gives to consumers are not limited by this policy.',
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Consumers in the European Union may withdraw from the contract within 14 days of its conclusion without giving a reason, with “Withdraw from the contract” in the footer or by any clear statement to the address there. The function confirms receipt by email at once. The payment is returned by the same method within 14 days of the statement.',
        },
        {
          since: '2026-12-02',
          text: 'Consumers in the European Union, in the other states of the European Economic Area and in the United Kingdom may withdraw from the contract within 14 days without giving a reason. The period begins on the day after the contract is concluded; sending the statement before it ends is enough. Use “Withdraw from the contract” in the footer or send a clear statement to the address there. The function confirms receipt by email at once. The payment is returned in full by the same method within 14 days of the statement; no fee is charged.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Model statement: “I hereby withdraw from the contract for a membership that I ordered on (date). Name, address, email address of the account, date.”',
        },
        {
          since: '2026-12-02',
          text: 'Model statement: “To the operator (name, address and email address as in the footer): I hereby withdraw from the contract for a membership that I ordered on (date). Name, address, email address of the account, date.”',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Further such rights are, for example, the right of consumers in Korea to withdraw within 7 days and to end a continuing contract early under the applicable laws.',
        },
        {
          since: '2026-12-02',
          text: 'Further such rights are, for example, the right of consumers in Korea to withdraw within 7 days and to end a continuing contract early under the applicable laws. They are exercised by a refund request or by a statement to the address in the footer; where the law provides for it, the unused part of the fee is refunded.',
        },
      ],
    },
    {
      title: 'How to ask',
      text: [
        'A refund is requested on My Page or on the refund page with a short reason. One open request per payment is enough; its state can be followed there.',
        'An administrator reviews it. Review and processing take 5–10 business days.',
      ],
    },
    {
      title: 'Payment of the refund',
      text: [
        'Refunds go back to the original payment method, in full and in the currency of the payment. When the sum appears on your statement depends on the payment provider.',
        'With the refund, the period that was paid for ends; the account remains as a free membership.',
      ],
    },
  ],
};
