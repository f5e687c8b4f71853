/* The end of PayPal's window: tells the page that opened it, else goes back to the shop. */
(() => {
  const { result, token, payer, origin, shop } = document.getElementById('finish').dataset;
  if (window.opener && origin) {
    // To that page only; the script there checks where it comes from.
    window.opener.postMessage({ source: 'paypal-sandbox', result, token, payer }, origin);
    return;
  }
  if (result === 'close') window.close();
  else if (shop) window.location.replace(shop);
})();
