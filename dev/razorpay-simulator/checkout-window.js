// The simulator's payment window: window.Razorpay as the provider's checkout.js defines it, in the browser's
// own words.
(() => {
  const simulator = new URL(document.currentScript.src).origin;

  const style = `
    :host { all: initial; position: fixed; inset: 0; z-index: 2147483000; font: 16px/1.45 Mukta, system-ui, sans-serif; }
    .shade { position: absolute; inset: 0; background: rgb(0 0 0 / .6); }
    .window { position: relative; box-sizing: border-box; width: min(25rem, 100% - 1.5rem); max-height: calc(100% - 1.5rem);
      margin: max(.75rem, 8vh) auto 0; overflow: auto; background: #fff; color: #16202e; border-radius: 6px; }
    header { display: flex; gap: 1rem; justify-content: space-between; padding: 1rem 1.25rem; color: #fff; }
    header p, header h2 { margin: 0; font-size: 1rem; } header h2 { font-weight: 600; }
    .amount { font-size: 1.375rem; font-weight: 600; }
    .body { display: grid; gap: .875rem; padding: 1.25rem; } .body p { margin: 0; }
    .test { padding: .375rem .75rem; background: #fff4d6; border: 1px solid #d9a520; border-radius: 3px; font-size: .875rem; }
    .quiet { color: #4d5a6b; font-size: .875rem; }
    fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: 0; padding: 0; border: 0; }
    legend { padding: 0 0 .25rem; font-weight: 600; }
    label.method { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; padding: 0 .75rem;
      border: 1px solid #b8c1cc; border-radius: 3px; }
    label.text { display: grid; gap: .25rem; font-weight: 600; }
    input[type=text] { min-height: 2.5rem; padding: 0 .75rem; border: 1px solid #7d8896; border-radius: 3px; font: inherit; }
    button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid #16202e; border-radius: 3px; background: #fff; color: inherit;
      font: inherit; font-weight: 600; cursor: pointer; }
    button:disabled { opacity: .55; cursor: default; }
    .pay { background: #16202e; color: #fff; }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; }
    .code svg { display: block; width: 11rem; height: 11rem; margin: .5rem auto 0; }
    .apps { display: none; gap: .5rem; } .apps button { width: 100%; }
    @media (max-width: 40rem) { .code { display: none; } .apps { display: grid; } }
    .close { min-height: 2.75rem; border-color: transparent; background: transparent; color: inherit; }
    .wrong { color: #a11; font-weight: 600; }
    :focus-visible { outline: 3px solid #2f6fde; outline-offset: 2px; }
    [hidden] { display: none !important; }`;

  const markup = `
    <div class="shade" data-testid="sim-backdrop"></div>
    <section class="window" role="dialog" aria-modal="true" aria-labelledby="name" data-testid="sim-window">
      <header><div><h2 id="name"></h2><p class="amount" data-testid="sim-amount">Loading…</p></div>
        <button type="button" class="close" data-testid="sim-close">Close</button></header>
      <form class="body" novalidate>
        <p class="test">Payment simulator. No money is taken.</p>
        <p class="quiet" data-testid="sim-contact"></p>
        <p class="wrong" role="alert" hidden data-testid="sim-error"></p>
        <fieldset><legend>Pay by</legend>
          <label class="method"><input type="radio" name="method" value="card" checked>Card</label>
          <label class="method"><input type="radio" name="method" value="upi">UPI</label>
          <label class="method"><input type="radio" name="method" value="netbanking">Netbanking</label>
          <label class="method"><input type="radio" name="method" value="wallet">Wallet</label></fieldset>
        <label class="text" data-for="card">Card number<input type="text" name="card" inputmode="numeric" value="4100 2800 0000 1007"></label>
        <label class="text" data-for="card">OTP<input type="text" name="otp" inputmode="numeric" value="1234"></label>
        <div class="code" data-for="upi" hidden><p>Scan it with any UPI app:</p><div data-testid="sim-code"></div></div>
        <div class="apps" data-for="upi" hidden><p>Pay with an app on this phone:</p></div>
        <button type="submit" class="pay" data-testid="sim-pay">Pay</button>
        <p class="quiet">Or choose what the bank answers:</p>
        <div class="pair"><button type="button" data-testid="sim-success">Success</button>
          <button type="button" data-testid="sim-failure">Failure</button></div>
      </form>
    </section>`;

  /** UPI IDs are not typed any more: a wide screen shows a code, a phone its apps. */
  const apps = ["Google Pay", "PhonePe", "Paytm", "BHIM"];

  const rupees = (amount, currency) =>
    new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount / 100);

  async function ask(path, body) {
    // Sent as plain text, so that the browser asks no permission beforehand.
    const answer = await fetch(simulator + path, body ? { method: "POST", body: JSON.stringify(body) } : {});
    const value = await answer.json();
    if (!answer.ok) throw new Error(value.error.description);
    return value;
  }

  class Razorpay {
    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      const listeners = this.listeners[event] ?? [];
      this.listeners[event] = [...listeners, listener];
      return this;
    }

    open() {
      if (this.host) return;
      const { name = "Shop", prefill = {}, theme = {}, order_id, key } = this.options;
      this.before = document.activeElement;
      this.host = document.createElement("div");
      this.host.className = "razorpay-container";
      const root = this.host.attachShadow({ mode: "open" });
      root.innerHTML = `<style>${style}</style>${markup}`;
      this.find = (id) => root.querySelector(`[data-testid="sim-${id}"]`);
      root.querySelector("header").style.background = theme.color ?? "#0b3d91";
      root.querySelector("#name").textContent = name;
      this.find("contact").textContent = [prefill.contact, prefill.email].filter(Boolean).join(", ");
      this.form = root.querySelector("form");
      this.listen(root);
      document.body.append(this.host);
      this.find("close").focus();
      const query = new URLSearchParams({ order_id: order_id ?? "", key });
      ask(`/sim/checkout?${query}`).then(
        ({ amount, currency, code }) => {
          this.find("amount").textContent = rupees(amount, currency);
          this.find("code").innerHTML = code;
        },
        (error) => {
          this.find("amount").textContent = "";
          this.complain(error.message);
          for (const button of this.form.querySelectorAll("button")) button.disabled = true;
        },
      );
    }

    listen(root) {
      const { modal = {} } = this.options;
      this.find("success").onclick = () => this.pay("success");
      this.find("failure").onclick = () => this.pay("fail");
      const place = root.querySelector(".apps");
      for (const app of apps) {
        const button = Object.assign(document.createElement("button"), { type: "button", textContent: app });
        button.onclick = () => this.pay("success");
        place.append(button);
      }
      this.find("close").onclick = () => this.dismiss();
      this.find("backdrop").onclick = () => modal.backdropclose === true && this.dismiss();
      this.form.onsubmit = (event) => {
        event.preventDefault();
        this.pay(this.isRight() ? "success" : "fail");
      };
      this.form.onchange = () => {
        for (const field of root.querySelectorAll("[data-for]"))
          field.hidden = field.dataset.for !== this.form.elements.method.value;
      };
      this.escape = (event) => event.key === "Escape" && modal.escape !== false && this.dismiss();
      document.addEventListener("keydown", this.escape);
    }

    /** The provider's test input for a card: an OTP of 4 to 10 digits. */
    isRight() {
      const { method, otp } = this.form.elements;
      return method.value !== "card" || /^\d{4,10}$/.test(otp.value.trim());
    }

    async pay(outcome) {
      const { prefill = {}, order_id } = this.options;
      const { method, card } = this.form.elements;
      this.find("error").hidden = true;
      const wish = { order_id, outcome, method: method.value, card_number: card.value };
      const { email, contact } = prefill;
      try {
        const { payment, signature } = await ask("/sim/pay", { ...wish, email, contact });
        const ids = { razorpay_payment_id: payment.id, razorpay_order_id: payment.order_id };
        if (payment.status === "failed") this.fail(payment);
        else this.succeed({ ...ids, razorpay_signature: signature });
      } catch (error) {
        this.complain(error.message);
      }
    }

    succeed(response) {
      this.close();
      if (this.isRedirected()) this.leave(response);
      else this.options.handler?.(response);
    }

    fail(payment) {
      const error = {
        code: payment.error_code,
        description: payment.error_description,
        source: payment.error_source,
        step: payment.error_step,
        reason: payment.error_reason,
        metadata: { order_id: payment.order_id, payment_id: payment.id },
      };
      if (this.isRedirected()) {
        const fields = Object.entries({ ...error, metadata: JSON.stringify(error.metadata) });
        return this.leave(Object.fromEntries(fields.map(([name, value]) => [`error[${name}]`, value])));
      }
      for (const listener of this.listeners["payment.failed"] ?? []) listener({ error });
      if (this.options.retry?.enabled !== false) return this.complain(`${error.description}. Try again.`);
      this.close();
      this.options.modal?.ondismiss?.();
    }

    isRedirected() {
      return Boolean(this.options.callback_url) && this.options.redirect === true;
    }

    /** In browsers without frames the answer travels as a form that leaves the page. */
    leave(fields) {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: this.options.callback_url });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
      document.body.append(form);
      form.submit();
    }

    complain(text) {
      if (!this.host) return;
      this.find("error").textContent = text;
      this.find("error").hidden = false;
    }

    dismiss() {
      const { modal = {} } = this.options;
      if (modal.confirm_close && !confirm("Do you want to cancel the payment?")) return;
      this.close();
      modal.ondismiss?.();
    }

    close() {
      if (!this.host) return;
      document.removeEventListener("keydown", this.escape);
      this.host.remove();
      this.host = undefined;
      this.before?.focus?.();
    }
  }

  window.Razorpay = Razorpay;
})();
