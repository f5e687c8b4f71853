/* Stand-in for Toss's script: the widget in the page, and the way to the window on the sandbox. */
(() => {
  const base = `${new URL(document.currentScript.src).origin}/toss`;
  const ANONYMOUS = '@@ANONYMOUS';

  class TossError extends Error {
    constructor(code, message) {
      super(message);
      this.name = 'TossPaymentsError';
      this.code = code;
    }
  }
  const fail = (code, message) => {
    throw new TossError(code, message);
  };

  function boxAt(selector) {
    const box = typeof selector === 'string' ? document.querySelector(selector) : null;
    return box ?? fail('INVALID_SELECTOR', '선택자에 해당하는 요소를 찾을 수 없습니다.');
  }

  /** A labelled input; without style elements, which a shop's policy may forbid. */
  function choice({ type, name, value, checked }, text) {
    const label = document.createElement('label');
    Object.assign(label.style, { display: 'flex', gap: '8px', alignItems: 'center', padding: '8px 0' });
    const input = document.createElement('input');
    Object.assign(input, { type, name, value, checked });
    input.dataset.testid = `toss-${value}`;
    label.append(input, text);
    return { label, input };
  }

  async function send(clientKey, customerKey, amount, request) {
    const { orderId, orderName, successUrl, failUrl, customerEmail, customerName } = request;
    if (!successUrl || !failUrl) fail('NOT_SUPPORTED_PROMISE', 'Sandbox: successUrl and failUrl are needed.');
    for (const url of [successUrl, failUrl])
      if (!/^https?:\/\//.test(url)) fail('INVALID_PARAMETERS', `${url} 은 올바른 URL 형식이 아닙니다.`);
    if (!/^[A-Za-z0-9\-_=]{6,64}$/.test(orderId ?? ''))
      fail('INVALID_PARAMETERS', 'orderId 는 6자 이상 64자 이하의 영문, 숫자, -, _, = 입니다.');
    if (!orderName || orderName.length > 100) fail('INVALID_PARAMETERS', 'orderName 이 올바르지 않습니다.');
    const body = { clientKey, amount, orderId, orderName, successUrl, failUrl, customerEmail, customerName };
    const answer = await fetch(`${base}/__client/payments`, {
      method: 'POST',
      body: JSON.stringify({ ...body, customerKey: customerKey === ANONYMOUS ? undefined : customerKey }),
    });
    const made = await answer.json();
    if (!answer.ok) fail(made.code, made.message);
    window.location.assign(made.checkout.url);
  }

  function checkCustomer(customerKey) {
    if (customerKey !== ANONYMOUS && !/^[A-Za-z0-9\-_=.@]{2,50}$/.test(customerKey ?? ''))
      fail('INVALID_CUSTOMER_KEY', 'customerKey 가 올바르지 않습니다.');
  }

  function checkAmount(amount) {
    if (amount?.currency !== 'KRW' || !Number.isSafeInteger(amount.value))
      fail('INVALID_PARAMETERS', 'amount 가 올바르지 않습니다.');
    if (amount.value <= 0) fail('BELOW_ZERO_AMOUNT', '금액은 0보다 커야 합니다.');
    return { currency: 'KRW', value: amount.value };
  }

  function createWidgets(clientKey, customerKey) {
    let amount = null;
    let methods = null;
    let agreement = null;

    function rendered(box, part, kept) {
      box.append(part);
      const listeners = [];
      return {
        listeners,
        widget: {
          on: (_event, callback) => void listeners.push(callback),
          destroy: async () => {
            part.remove();
            kept();
          },
        },
      };
    }

    return {
      async setAmount(given) {
        amount = checkAmount(given);
        if (methods) methods.price.textContent = `₩${amount.value.toLocaleString('en-US')}`;
      },
      async renderPaymentMethods({ selector, variantKey = 'DEFAULT' } = {}) {
        if (!amount)
          fail('NOT_SETUP_AMOUNT', '결제 금액이 설정되지 않았습니다. setAmount()를 먼저 호출해주세요.');
        if (methods) fail('PAYMENT_METHODS_WIDGET_ALREADY_RENDERED', '이미 렌더링된 결제 UI가 있습니다.');
        if (variantKey !== 'DEFAULT') fail('INVALID_VARIANT_KEY', 'variantKey 가 올바르지 않습니다.');
        const box = boxAt(selector);
        const part = document.createElement('fieldset');
        part.dataset.testid = 'toss-methods';
        const price = document.createElement('strong');
        price.textContent = `₩${amount.value.toLocaleString('en-US')}`;
        const title = document.createElement('legend');
        title.append('Toss (sandbox) ', price);
        part.append(title);
        const { widget, listeners } = rendered(box, part, () => {
          methods = null;
        });
        methods = { selected: 'CARD', price };
        for (const [code, text] of [
          ['CARD', '신용·체크카드'],
          ['TOSSPAY', '토스페이'],
        ]) {
          const { label, input } = choice(
            { type: 'radio', name: 'toss-sandbox-method', value: code, checked: code === 'CARD' },
            text,
          );
          input.addEventListener('change', () => {
            if (methods) methods.selected = code;
            for (const listener of listeners) listener({ code });
          });
          part.append(label);
        }
        return { ...widget, getSelectedPaymentMethod: async () => ({ code: methods?.selected ?? 'CARD' }) };
      },
      async renderAgreement({ selector, variantKey = 'AGREEMENT' } = {}) {
        if (agreement) fail('AGREEMENT_WIDGET_ALREADY_RENDERED', '이미 렌더링된 약관 UI가 있습니다.');
        if (!['AGREEMENT', 'DEFAULT'].includes(variantKey))
          fail('INVALID_VARIANT_KEY', 'variantKey 가 올바르지 않습니다.');
        const box = boxAt(selector);
        const part = document.createElement('div');
        const { widget, listeners } = rendered(box, part, () => {
          agreement = null;
        });
        const { label, input } = choice(
          { type: 'checkbox', name: 'toss-sandbox-terms', value: 'terms', checked: true },
          '[필수] 결제 서비스 이용 약관 동의',
        );
        agreement = input;
        const status = () => ({
          agreedRequiredTerms: input.checked,
          terms: [{ id: 'sandbox', version: '1', agreed: input.checked, required: true }],
        });
        input.addEventListener('change', () => {
          for (const listener of listeners) listener(status());
        });
        part.append(label);
        return widget;
      },
      async requestPayment(request = {}) {
        if (!amount) fail('NOT_SETUP_AMOUNT', '결제 금액이 설정되지 않았습니다.');
        if (!methods) fail('NOT_SELECTED_PAYMENT_METHOD', '결제수단이 선택되지 않았습니다.');
        if (agreement && !agreement.checked)
          fail('NEED_AGREEMENT_WITH_REQUIRED_TERMS', '필수 약관에 동의해주세요.');
        return send(clientKey, customerKey, amount, request);
      },
      renderPaymentWindow: async () => fail('UNKNOWN', 'Sandbox: this form of the window is not played.'),
    };
  }

  const create = (clientKey) => {
    if (!/^(test|live)_g?ck_/.test(clientKey ?? ''))
      fail('INVALID_CLIENT_KEY', '클라이언트 키가 올바르지 않습니다.');
    return {
      widgets({ customerKey } = {}) {
        if (!/^(test|live)_gck_/.test(clientKey))
          fail(
            'INVALID_CLIENT_KEY',
            '결제위젯 연동 키의 클라이언트 키로 SDK를 연동해주세요. API 개별 연동 키는 지원하지 않습니다.',
          );
        checkCustomer(customerKey);
        return createWidgets(clientKey, customerKey);
      },
      payment({ customerKey } = {}) {
        if (/^(test|live)_gck_/.test(clientKey))
          fail('INVALID_CLIENT_KEY', 'API 개별 연동 키의 클라이언트 키로 SDK를 연동해주세요.');
        checkCustomer(customerKey);
        return {
          requestPayment: async (request = {}) => {
            if (request.method !== 'CARD')
              fail('INVALID_METHOD_TRANSACTION', 'Sandbox: only CARD is played.');
            return send(clientKey, customerKey, checkAmount(request.amount), request);
          },
          destroy: async () => undefined,
        };
      },
    };
  };
  window.TossPayments = Object.assign(create, { ANONYMOUS });
})();
