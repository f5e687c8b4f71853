import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Terms of Service',
  lead: 'These terms govern the use of Ferrite: its calculators, archive, forum and membership.',
  changes: [
    'Changes to the disadvantage of members are now announced 30 days ahead.',
    'The minimum age for an account (14 years) is stated.',
    'When the contract is concluded, and which right of withdrawal consumers have, is stated.',
    'How to report content, and how to object to its removal, is stated.',

    'Reports of calculations are described: who can read them, who is responsible for them, and when they are deleted.',
    'Some sentences are more precise: consent at registration, ending the membership, the contact point, minors, and ranges of validity.',
  ],
  articles: [
    {
      title: 'Purpose and scope',
      text: [
        'These terms set out the rights and duties of the operator named in the footer of this site and of everyone who uses it.',
        'They apply to visitors as far as they concern the use of the site, and to members in full.',
      ],
    },
    {
      title: 'Terms used here',
      text: [
        [
          '“Service”: the site with its calculators, archive, forum and the functions around them.',
          '“Member”: a person who has registered with a verified email address.',
          '“Premium membership”: access to all tools for a period that has been paid for.',
          '“Tool”: one of the calculators of the service.',
        ],
      ],
    },
    {
      title: 'Effect and revision of these terms',
      text: [
        {
          until: '2026-12-02',
          text: 'These terms take effect on July 4, 2025. They are accepted at registration, and the accepted version and date are recorded.',
        },
        {
          since: '2026-12-02',
          text: 'These terms take effect on July 4, 2025. Your consent is obtained at registration; the accepted version and date are recorded.',
        },
        {
          until: '2026-12-02',
          text: 'The operator may revise them for good reason, such as a change in the service or in the law. Revised terms take effect 7 days after posting on this site; members are told by email. A member who does not agree may end the membership before that day.',
        },
        {
          since: '2026-12-02',
          text: 'The operator may revise them for good reason, such as a change in the service or in the law. Revised terms take effect 7 days after posting on this site; members are told by email. A member who does not agree may end the membership or delete the account before that day.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'A change to the disadvantage of members takes effect 30 days after posting at the earliest. The email says what changes. Whoever ends a paid membership because of such a change is refunded the unused part of the fee.',
        },
        {
          since: '2026-12-02',
          text: 'A change to the disadvantage of members takes effect 30 days after posting at the earliest. The email says what changes. A member who ends a paid membership because of such a change is refunded the unused part of the fee.',
        },
      ],
    },
    {
      title: 'Registration and account',
      text: [
        {
          until: '2026-11-29',
          text: 'Registration needs a true and verified email address. An account belongs to one person and may be used on one device at a time.',
        },
        {
          since: '2026-11-29',
          text: 'Registration needs a true and verified email address. An account belongs to one person and may be used on one device at a time, unless more have been agreed.',
        },
        'Members keep their password to themselves and tell the operator without delay if somebody else has used their account.',
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'An account may be opened from the age of 14. Minors need the consent of their legal representative for a paid membership.',
        },
        {
          since: '2026-12-02',
          text: 'An account may be opened from the age of 14. Minors need the consent of their legal representative for a paid membership; without it, the minor or the representative may cancel the contract.',
        },
      ],
    },
    {
      title: 'The service',
      text: [
        {
          until: '2026-12-02',
          text: 'The service offers 37 calculation tools for alloy design, diffusion, heat treatment, ingots, forging, welding and general use. Tools may be added, corrected or replaced; a tool states its formula, its range and its source.',
        },
        {
          since: '2026-12-02',
          text: 'The service offers 37 calculation tools for alloy design, diffusion, heat treatment, ingots, forging, welding and general use. Tools may be added, corrected or replaced; a tool states its formula, its source and, where one is published, its range of validity.',
        },
        'Some tools are open to every member, others need a premium membership. The service may be interrupted for maintenance or for reasons beyond the operator’s control; planned interruptions are announced where possible.',
      ],
    },
    {
      title: 'Fees, periods and refunds',
      text: [
        {
          until: '2026-12-02',
          text: 'Prices and periods are shown before payment. A premium membership begins with the confirmed payment and ends by itself at the end of its period; nothing is charged again without a new order.',
        },
        {
          since: '2026-12-02',
          text: 'Prices and periods are shown before payment. A premium membership begins with the confirmed payment and ends automatically at the end of its period; nothing is charged again without a new order.',
        },
        'Refunds follow the Refund Policy, which is part of these terms.',
        {
          since: '2026-11-29',
          text: 'The contract is concluded when the order button has been pressed and the payment is confirmed; a receipt follows by email. Consumers have the statutory right of withdrawal described in the Refund Policy; business customers have the rights that the Refund Policy gives to every member.',
        },
      ],
    },
    {
      title: 'Conduct',
      text: [
        'Members do not',
        [
          'pass their access on to others or sell it;',
          'access or extract the service by automated means beyond what its published interface allows;',
          'attempt to circumvent access limits or disrupt the service;',
          'post what is unlawful, misleading, or belongs to somebody else.',
        ],
        'The operator may remove such content and, after a warning where that is reasonable, suspend the account.',
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'Unlawful content can be reported with the report button beside it or at the address in the footer, which is also the contact point for authorities. A person decides on each report. The author may ask for the reasons and object within six months; a person decides again.',
        },
        {
          since: '2026-12-02',
          text: 'Unlawful content can be reported with the report button beside it or at the address in the footer, which is also the contact point for users and authorities. A person decides on each report. The author receives the reasons and may object within six months; a person decides again.',
        },
      ],
    },
    {
      title: 'Contributions and rights',
      text: [
        'Members retain the rights in what they write or upload. They permit the operator to store it and to display it within the service for as long as it is published there.',
        'Software, texts and drawings of the service belong to the operator or to the rights holders named. Calculation results may be used freely, including commercially.',
        {
          since: '2026-12-02',
          text: 'A report of a calculation can be read by anyone who has its link until the member withdraws it. The member is responsible for its content and for the consent of the persons and companies named in it. The operator displays it for as long as the account exists, also after a membership has expired; reports are deleted with the account, unless the member keeps them without personal data.',
        },
      ],
    },
    {
      title: 'Responsibility for results',
      text: [
        'The tools support the judgement of an engineer and do not replace it. No result replaces a qualified procedure, a test, or a purchased standard. Users must verify that the range of validity applies to their case.',
        'The operator is liable without limit for intent and gross negligence and for injury to life, body or health. For other negligence the operator is liable only for breach of essential obligations and for foreseeable damage. Mandatory law remains unaffected.',
      ],
    },
    {
      title: 'End, law and disputes',
      text: [
        'A member may delete the account at any time. The operator may terminate a membership for good cause; if the member is not at fault, the unused part of the fee is refunded.',
        'The law of the operator’s place of business applies; consumers retain the protection of the mandatory law of their country of residence. The parties shall first attempt to settle any dispute amicably.',
      ],
    },
  ],
};
