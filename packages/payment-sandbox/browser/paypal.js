/* Stand-in for PayPal's script: Buttons, and a window on the sandbox in which the buyer decides. */
(() => {
  const script = document.currentScript;
  const address = new URL(script.src);
  const base = `${address.origin}/paypal`;
  const currency = address.searchParams.get('currency') ?? 'USD';
  const FUNDING = { PAYPAL: 'paypal', VENMO: 'venmo', PAYLATER: 'paylater', CREDIT: 'credit', CARD: 'card' };
  /** Number of opened windows. Each has a name of its own: by its name, an open or closing window would be used again. */
  let opened = 0;
  const never = () => {
    throw new Error('Sandbox: the server captures, never the browser.');
  };

  /** Resolves with what the buyer decides, or `{result: 'cancel'}` when he closes the window. */
  function outcomeOf(popup) {
    return new Promise((resolve) => {
      const finish = (data) => {
        clearInterval(watch);
        window.removeEventListener('message', hear);
        if (!popup.closed) popup.close();
        resolve(data);
      };
      const hear = (event) => {
        if (event.origin !== address.origin || event.source !== popup) return;
        if (event.data?.source === 'paypal-sandbox') finish(event.data);
      };
      const watch = setInterval(() => popup.closed && finish({ result: 'cancel' }), 300);
      window.addEventListener('message', hear);
    });
  }

  const openWindow = () => {
    opened += 1;
    return window.open('about:blank', `paypal-sandbox-${opened}`, 'popup,width=500,height=760');
  };

  async function checkOrder(orderID) {
    if (typeof orderID !== 'string' || orderID === '')
      throw new Error('Expected an order id to be passed by createOrder.');
    const answer = await fetch(`${base}/__client/orders/${encodeURIComponent(orderID)}`);
    if (!answer.ok) throw new Error(`Order ${orderID} does not exist.`);
    const order = await answer.json();
    if (order.currency !== currency)
      throw new Error(`Expected currency from order to be ${currency}, got ${order.currency}.`);
  }

  const makeButtons = (options = {}) => {
    let box = null;
    let enabled = true;
    /** Window of the last click; null before the first one, and if the browser blocked it. */
    let current = null;
    let isClosed = false;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'PayPal';
    button.dataset.testid = 'paypal-button';
    button.setAttribute('aria-label', 'PayPal (sandbox)');
    const look = {
      width: '100%',
      minHeight: '45px',
      border: '0',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#003087',
      font: 'bold italic 18px system-ui, sans-serif',
      cursor: 'pointer',
    };
    Object.assign(button.style, look);

    const fail = (error) => {
      if (isClosed) return;
      if (options.onError) options.onError(error);
      else console.error(error);
    };

    async function begin() {
      // At once, in the click: later the browser would not allow it.
      const popup = openWindow();
      current = popup;
      try {
        const allowed = await askOnClick();
        if (!allowed) {
          popup?.close();
          return;
        }
        const orderID = await options.createOrder({ paymentSource: 'paypal' }, { order: { create: never } });
        await checkOrder(orderID);
        if (!popup) throw new Error('The window was blocked by the browser.');
        await pay(popup, orderID);
      } catch (error) {
        popup?.close();
        fail(error);
      }
    }

    async function askOnClick() {
      let refused = false;
      const actions = {
        resolve: () => undefined,
        reject: () => {
          refused = true;
        },
      };
      await options.onClick?.({ fundingSource: 'paypal' }, actions);
      return !refused;
    }

    async function pay(popup, orderID) {
      const outcome = outcomeOf(popup);
      const query = new URLSearchParams({ token: orderID, origin: window.location.origin });
      popup.location.replace(`${base}/checkoutnow?${query}`);
      const { result, payer } = await outcome;
      if (isClosed) return undefined;
      const redirect = (to) => window.location.assign(to);
      if (result === 'cancel') return options.onCancel?.({ orderID }, { redirect });
      // Approved, and neither shop nor buyer is notified.
      if (result === 'close') return undefined;
      const data = {
        orderID,
        payerID: payer,
        paymentID: null,
        billingToken: null,
        facilitatorAccessToken: '',
        paymentSource: 'paypal',
      };
      const order = {
        capture: never,
        get: () => fetch(`${base}/__client/orders/${orderID}`).then((answer) => answer.json()),
      };
      return options.onApprove?.(data, { order, redirect, restart: () => restart(orderID) });
    }

    /** The window again; where the browser refuses to open it by itself, a button opens it. */
    async function restart(orderID) {
      const popup = openWindow() ?? (await clicked());
      current = popup;
      return pay(popup, orderID);
    }

    function clicked() {
      return new Promise((resolve) => {
        const again = button.cloneNode(true);
        again.textContent = 'PayPal: another card …';
        again.dataset.testid = 'paypal-restart';
        again.addEventListener('click', () => {
          again.remove();
          resolve(openWindow());
        });
        box.append(again);
        again.focus();
      });
    }

    return {
      isEligible: () => true,
      hasReturned: () => false,
      resume: () => undefined,
      updateProps: async (props) => void Object.assign(options, props),
      /** Removes the button and closes its window, without `onCancel`. */
      close: async () => {
        isClosed = true;
        button.remove();
        current?.close();
      },
      async render(target) {
        box = typeof target === 'string' ? document.querySelector(target) : target;
        if (!box) throw new Error(`Document is ready and element ${target} does not exist`);
        const actions = {
          enable: async () => {
            enabled = true;
          },
          disable: async () => {
            enabled = false;
          },
        };
        button.addEventListener('click', () => {
          const isOpen = current !== null && !current.closed;
          if (isOpen) current.focus();
          else if (enabled) void begin();
          else options.onClick?.({ fundingSource: 'paypal' }, { resolve() {}, reject() {} });
        });
        box.append(button);
        await options.onInit?.({}, actions);
      },
    };
  };

  window[script.dataset.namespace ?? 'paypal'] = {
    version: '5.0.0-sandbox',
    FUNDING,
    getFundingSources: () => Object.values(FUNDING),
    isFundingEligible: (source) => source === 'paypal',
    Buttons: makeButtons,
  };
})();
