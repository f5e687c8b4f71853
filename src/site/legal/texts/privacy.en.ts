import type { VersionedDocument } from '../document.ts';

export const document: VersionedDocument = {
  title: 'Privacy Policy',
  lead: 'Which personal data the service keeps, what for, for how long, and what you can ask of us. The operator named in the footer is responsible.',
  changes: [
    'Reports, saved calculations, access keys and support questions are named among the data we keep, and what happens to them when an account is deleted.',
    'Heats with their analyses, earlier versions, certificates and other files are named among the data we keep.',
    'The list of what your browser stores is complete.',
  ],
  articles: [
    {
      title: 'Data we keep',
      text: [
        [
          'Account: email address, name, nickname, password (as a hash that cannot be read back), and, if you give them, country, industry, job and picture.',
          'Use: which tools were opened and when, sign-ins with time, IP address and type of device, and the language you chose.',
          'Contributions: questions, answers, comments, likes and uploaded files.',
          'Payments: provider, amount, currency, time, transaction number and status, and, if you give them, company, address, country and tax number for receipts. Card numbers are entered at the payment provider and never reach us.',
          'Server records: IP address, address called, time and technical result, for operation and protection against abuse.',
        ],
        {
          since: '2026-12-02',
          text: [
            'Reports of calculations: content, author, approver, customer, heat or order, drawing and company logo as you entered them. Anyone who has the link of a report can read it.',
            'Work: saved calculations, access keys (as a hash) with name and last use, and questions to support.',
          ],
        },
        {
          since: '2026-12-07',
          text: [
            'Heats: name, grade, analysis, section and notes with their earlier versions, and the certificates and other files that you store with them.',
          ],
        },
        {
          since: '2026-11-29',
          text: 'Email address, name, nickname and password are needed for an account, payment data for a paid membership; without them we cannot provide either. Everything else is voluntary.',
        },
      ],
    },
    {
      title: 'What the data are for',
      text: [
        'We use them to run your account and membership, to show what you contribute, to handle payments and refunds, to keep the service safe, and to write to you about your account. The basis is the contract with you, a legal duty, or our interest in a safe service.',
        'We do not use them for advertising and do not sell them.',
        { since: '2026-11-29', text: 'In the terms of the General Data Protection Regulation these are:' },
        {
          since: '2026-11-29',
          text: [
            'Account, membership, contributions, payments and refunds: the contract (Article 6(1)(b)).',
            'Records of payments and receipts: legal obligations (Article 6(1)(c)).',
            'Sign-ins, IP addresses and server records: our legitimate interest in a secure service (Article 6(1)(f)).',
            'Voluntary details, and the collection of personal data where the law of your country demands consent: your consent (Article 6(1)(a)). You may withdraw it at any time for the future.',
          ],
        },
      ],
    },
    {
      title: 'How long',
      text: [
        'Account data are kept as long as the account exists and are deleted with it. Payment records are kept 5 years, as the law requires, also after an account has been deleted; they are then used for nothing else.',
        'Verification codes and similar entries are deleted once they expire.',
        {
          since: '2026-11-29',
          text: 'IP addresses and types of device of sign-ins are deleted after 90 days, copies of sent emails and messages of the payment providers after 30 days, server records after 90 days at the latest.',
        },
        {
          since: '2026-11-29',
          until: '2026-12-02',
          text: 'When an account is deleted, name, email address and everything else that identifies the person are removed or erased from the database; payment records remain with amount, date and reference, and receipts with the company details that stand on them. Contributions remain as those of a deleted member.',
        },
        {
          since: '2026-12-02',
          text: 'When an account is deleted, name, email address and everything else that identifies the person are removed or erased from the database; payment records remain with amount, date and reference, and receipts with the company details that stand on them. Contributions remain under “Former member”.',
        },
        {
          since: '2026-12-02',
          text: 'Reports of calculations, saved calculations and access keys are deleted with the account; links to the reports then no longer work. If you choose so, your current reports stay without names, company, customer and logo.',
        },
        { since: '2026-12-07', text: 'Heats and their files are deleted with the account.' },
      ],
    },
    {
      title: 'Who else receives data',
      text: [
        'Payment providers receive what a payment needs, once you choose them. Providers of hosting and email process data on our behalf and by our instructions. Authorities receive data where the law demands it.',
        'No other parties receive data.',
        {
          since: '2026-11-29',
          text: 'Payment providers are PayPal (Luxembourg, USA), Toss Payments (Korea) and Eximbay (Korea), each under its own privacy policy. The providers of hosting and email are listed at the end of this page, if the operator uses any.',
        },
        {
          since: '2026-11-29',
          text: 'Data are processed in the country of the operator, and in that of the payment provider you choose. For Korea the European Commission has found the protection of data adequate (decision of 17 December 2021).',
        },
      ],
    },
    {
      title: 'Cookies and local storage',
      text: [
        {
          until: '2026-12-02',
          text: 'We store only what the service needs: your sign-in, your language, dark or light display, the units you chose, proof of a verified email address, an order in progress and the permission to open a tool.',
        },
        {
          since: '2026-12-02',
          until: '2026-12-07',
          text: 'We store only what the service needs: your sign-in, your language, dark or light display, the units you chose, favourites and recently used calculators, drafts of posts and comments, the registration form without the password, a device number, proof of a verified email address, an order in progress, the permission to open a tool and, once a membership has expired, the data for its renewal.',
        },
        {
          since: '2026-12-07',
          text: 'We store only what the service needs: your sign-in, your language, dark or light display, the units and the length of lists you chose, favourites and recently used calculators, recently used heats with their analyses, drafts of what you enter (posts, comments, questions to support, reports, heats and reasons for a refund), the table of a calculator, pages of calculators for use without a connection, digests of entries that the server has not confirmed (for one day), the registration form without the password, a device number, proof of a verified email address, an order in progress, the page to open after you sign in, the permission to open a tool and, once a membership has expired, the data for its renewal.',
        },
        'There are no third-party trackers and no advertising cookies. Scripts of payment providers are loaded on payment pages only.',
        {
          since: '2026-11-29',
          text: 'You can refuse or delete cookies in your browser. Without them, public pages still work, but you cannot stay signed in.',
        },
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may see, correct, take with you and delete your data, and object to their use or have it restricted. Name, nickname, country, job and password can be changed on My Page; export and deletion are asked for there or by email.',
        'You may also complain to a data protection authority.',
        {
          since: '2026-12-02',
          text: 'In Korea, the Personal Information Infringement Report Service (telephone 118) and the Personal Information Dispute Mediation Committee (telephone 1833-6972) also accept complaints.',
        },
        {
          since: '2026-11-29',
          text: 'Write to the address in the footer for this; we answer within 10 days as a rule and within one month at the latest. If a child under 14 has opened an account, we delete it as soon as we learn of it.',
        },
      ],
    },
    {
      title: 'Safety and contact',
      text: [
        'Transmission is encrypted, passwords are stored as hashes, and access is limited to those who need it. If a breach puts your data at risk, we tell you and the authority.',
        {
          until: '2026-12-02',
          text: 'Questions are answered at the address in the footer. Changes to this policy are posted here 7 days before they take effect.',
        },
        {
          since: '2026-12-02',
          text: 'Questions are answered at the address in the footer. Changes to this policy are posted here 7 days before they take effect, changes to your disadvantage 30 days before.',
        },
        {
          since: '2026-11-29',
          text: 'The operator is listed below. If a person responsible for data protection or a representative in the European Union has been appointed, they are listed there, too.',
        },
      ],
    },
  ],
};
