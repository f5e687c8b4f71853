/** Returns the query without the parameters of a successful payment; null if it contains none of them. */
export function paymentReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  const provider = query.get('provider');
  if (query.get('payment') !== 'success' || (provider !== 'stripe' && provider !== 'paypal')) return null;
  query.delete('payment');
  query.delete('provider');
  const rest = query.toString();
  return rest && `?${rest}`;
}
