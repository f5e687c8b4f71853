import type { LegalDocument } from './document.ts';

export const document: LegalDocument = {
  title: 'Privacy Policy',
  lead: 'Which personal data the service keeps, what for, for how long, and what you can ask of us. The operator named in the footer is responsible.',
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
      ],
    },
    {
      title: 'What the data are for',
      text: [
        'We use them to run your account and membership, to show what you contribute, to handle payments and refunds, to keep the service safe, and to write to you about your account. The basis is the contract with you, a legal duty, or our interest in a safe service.',
        'We do not use them for advertising and do not sell them.',
      ],
    },
    {
      title: 'How long',
      text: [
        'Account data are kept as long as the account exists and are deleted with it. Payment records are kept 5 years, as the law requires, also after an account has been deleted; they are then used for nothing else.',
        'Verification codes and similar entries are deleted once they expire.',
      ],
    },
    {
      title: 'Who else receives data',
      text: [
        'Payment providers receive what a payment needs, once you choose them. Providers of hosting and email process data on our behalf and by our instructions. Authorities receive data where the law demands it.',
        'No other parties receive data.',
      ],
    },
    {
      title: 'Cookies and local storage',
      text: [
        'We store only what the service needs: your sign-in, your language, dark or light display, the units you chose, proof of a verified email address, an order in progress and the permission to open a tool.',
        'There are no third-party trackers and no advertising cookies. Scripts of payment providers are loaded on payment pages only.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may see, correct, take with you and delete your data, and object to their use or have it restricted. Name, nickname, country, job and password can be changed on My Page; export and deletion are asked for there or by email.',
        'You may also complain to a data protection authority.',
      ],
    },
    {
      title: 'Safety and contact',
      text: [
        'Transmission is encrypted, passwords are stored as hashes, and access is limited to those who need it. If a breach puts your data at risk, we tell you and the authority.',
        'Questions are answered at the address in the footer. Changes to this policy are posted here 7 days before they take effect.',
      ],
    },
  ],
};
