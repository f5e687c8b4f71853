/* Stand-in for Eximbay's script: opens its window for a payment whose key fits. */
(() => {
  const base = `${new URL(document.currentScript.src).origin}/eximbay`;

  /** Sends the buyer there with a form, as Eximbay does. */
  function submit(url, target) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = url;
    form.target = target;
    document.body.append(form);
    form.submit();
    form.remove();
  }

  window.EXIMBAY = {
    /** Exactly the body of `ready`, and its `fgkey`. */
    request_pay(payload) {
      const sameTab = payload?.settings?.display_type === 'R';
      const name = 'eximbay-sandbox';
      // At once, in the click: later the browser would not allow it.
      const popup = sameTab ? window : window.open('about:blank', name, 'popup,width=520,height=760');
      void fetch(`${base}/v1/payments`, { method: 'POST', body: JSON.stringify(payload) })
        .then((answer) => answer.json())
        .then((answer) => {
          if (answer.rescode !== '0000') throw new Error(`[${answer.rescode}] ${answer.resmsg}`);
          if (!popup) throw new Error('The window was blocked by the browser.');
          submit(answer.url, sameTab ? '_self' : name);
        })
        .catch((error) => {
          if (popup && popup !== window) popup.close();
          window.alert(error.message);
        });
    },
  };
})();
