import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../frame-page.ts';
import { readForm } from '../read-form.ts';
import { isFromOwnPage } from '../is-from-own-page.ts';
import { errorPage, sandboxPage, showMoney } from './pages.ts';
import { buyPlan, declinePlan, firstPrice } from './purchases.ts';
import type { CheckoutRecord, PaymentRecord, PlanRecord } from './records.ts';
import type { World } from './world.ts';

const NOT_VALID = 'This checkout link is not valid. Go back and start again.';
const emailSchema = z.email().max(254);

/** The page where a person pays, or does not, and is sent back. */
export function checkoutPages(world: World): Hono {
  const app = new Hono();
  const { basePath } = world.settings;
  // The real address ends in a slash; people lose it.
  for (const path of ['/checkout/:plan', '/checkout/:plan/']) {
    app.get(path, (c) => {
      const offer = findOffer(c, c.req.query('session'));
      if (offer === null) return c.html(errorPage(basePath, NOT_VALID), 404);
      return c.html(checkoutPage(offer, c.req.query('email')));
    });
    app.post(path, async (c) => {
      if (!isFromOwnPage(c, world.settings.publicUrl))
        return c.html(errorPage(basePath, NOT_VALID), 403);
      const form = await readForm(c);
      if (form === null) return c.html(errorPage(basePath, NOT_VALID), 400);
      const offer = findOffer(c, form['session']);
      const email = emailSchema.safeParse(form['email']?.trim());
      if (offer === null || !email.success) return c.html(errorPage(basePath, NOT_VALID), 400);
      const { plan, checkout } = offer;
      const isDeclined = form['action'] === 'decline';
      const tellsWebhooks = form['action'] !== 'pay_without_webhook';
      const payment = isDeclined
        ? declinePlan(world, { plan, checkout, email: email.data })
        : buyPlan(world, { plan, checkout, email: email.data, tellsWebhooks });
      world.save();
      const back = checkout?.redirectUrl ?? null;
      if (back === null) return c.html(donePage(payment));
      return c.redirect(returnAddress(back, payment), 303);
    });
  }
  return app;

  function findOffer(
    c: Context,
    session: string | undefined,
  ): { plan: PlanRecord; checkout: CheckoutRecord | null } | null {
    const { plans, checkouts } = world.state;
    const planId = c.req.param('plan') ?? '';
    const plan = Object.hasOwn(plans, planId) ? plans[planId] : undefined;
    if (plan === undefined || plan.visibility === 'archived') return null;
    if (session === undefined || session === '') return { plan, checkout: null };
    const checkout = Object.hasOwn(checkouts, session) ? checkouts[session] : undefined;
    return checkout?.planId === plan.id ? { plan, checkout } : null;
  }

  function checkoutPage(
    offer: { plan: PlanRecord; checkout: CheckoutRecord | null },
    emailInAddress: string | undefined,
  ): Html {
    const { plan, checkout } = offer;
    const known = checkout?.metadata?.['userEmail'];
    const email = typeof known === 'string' ? known : (emailInAddress ?? '');
    const product = world.state.products[plan.productId];
    const period =
      plan.planType === 'renewal' ? `every ${plan.billingPeriodDays ?? 30} days` : 'once';
    return sandboxPage({
      basePath,
      title: 'Sandbox checkout',
      content: html`<form
        class="card narrow"
        method="post"
        action="${basePath}/checkout/${plan.id}/"
      >
        <p>${product?.title ?? 'Premium'}</p>
        <p class="price">
          ${showMoney(firstPrice(plan), plan.currency)} <span class="soft">${period}</span>
        </p>
        <input type="hidden" name="session" value="${checkout?.id ?? ''}" />
        <label
          >Email
          <input name="email" type="email" required maxlength="254" value="${email}" />
        </label>
        <button class="main" name="action" value="pay">Pay</button>
        <button name="action" value="decline">Decline</button>
        <button name="action" value="pay_without_webhook">Pay without webhook</button>
        <p class="soft">
          Pay without webhook: the payment is made, but nobody is told. The page you return to has
          to ask.
        </p>
      </form>`,
    });
  }

  function donePage(payment: PaymentRecord): Html {
    const isPaid = payment.status === 'paid';
    return sandboxPage({
      basePath,
      title: isPaid ? 'Paid in the sandbox' : 'Declined in the sandbox',
      content: html`<p class="narrow">Payment ${payment.id}. You can close this page.</p>`,
    });
  }
}

/** Query parameters that are already there stay; a literal `{PAYMENT_ID}` is filled in. */
function returnAddress(redirectUrl: string, payment: PaymentRecord): string {
  const url = new URL(redirectUrl.replaceAll('{PAYMENT_ID}', payment.id));
  const status = payment.status === 'paid' ? 'success' : 'error';
  url.searchParams.set('status', status);
  url.searchParams.set('checkout_status', status);
  url.searchParams.set('payment_id', payment.id);
  url.searchParams.set('receipt_id', payment.id);
  return url.href;
}
