/** Credentials of the only merchant that the sandbox accepts; the demo settings of the product contain the same. */
export type Credentials = {
  readonly paypal: { readonly clientId: string; readonly clientSecret: string; readonly webhookId: string };
  readonly toss: { readonly clientKey: string; readonly secretKey: string };
  readonly eximbay: { readonly mid: string; readonly apiKey: string };
};

export const sandboxCredentials: Credentials = {
  paypal: {
    clientId: 'sandbox-client-id',
    clientSecret: 'sandbox-client-secret',
    webhookId: 'SANDBOX-WEBHOOK',
  },
  toss: { clientKey: 'test_gck_sandbox', secretKey: 'test_gsk_sandbox' },
  eximbay: { mid: 'SANDBOX000', apiKey: 'test_sandbox_api_key' },
};
