/** What the OpenAPI document says about the API as a whole. */
const tags = [
  { name: 'tools', description: 'Calculators: catalogue, calculation, saved calculations, reports, uploads' },
  { name: 'archive', description: 'Archive: posts, comments, likes' },
  { name: 'forum', description: 'Forum: questions, answers, reports, moderation' },
  { name: 'auth', description: 'Login, sessions, devices, verification codes, passwords' },
  { name: 'account', description: 'My Page: profile, personal data, receipts, billing details' },
  { name: 'membership', description: 'Registration, membership periods, account deletion' },
  { name: 'payments', description: 'Orders and payments by PayPal, Toss and Eximbay' },
  {
    name: 'workbench',
    description: 'Heats of a member with their versions; cooling and hardness of quenched sections',
  },
  { name: 'refunds', description: 'Refund requests and withdrawals from the contract' },
  { name: 'support', description: 'Support requests of members' },
  { name: 'admin', description: 'Administration: dashboard, members, payments, support, audit log' },
  { name: 'platform', description: 'State of the server; in demo mode the mailbox' },
] as const;

const description = `Calculators, archive and forum for steel and heat-treatment engineers.

Requests and responses are JSON unless stated otherwise. A refused request is answered with \`code\`, \`message\` and
\`requestId\`; each operation lists the codes that it can answer with, each code has a schema of the same name. Codes are
stable; messages are English sentences for logs. Requests that change something and carry cookies without an
\`Authorization\` header need the header \`X-Requested-With\`.`;

export const apiDescription = {
  description,
  tags,
  licence: 'Proprietary',
  terms: '/terms-of-service',
};
