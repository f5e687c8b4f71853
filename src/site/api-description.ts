/** General parts of the OpenAPI document. */
const tags = [{ name: 'platform', description: 'State of the server; in demo mode the mailbox' }] as const;

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
