import { Hono } from 'hono';
import { html } from 'hono/html';
import { cancelAtPeriodEnd, givesAccess, uncancelMembership } from './lifecycle.ts';
import type { Html } from '../frame-page.ts';
import { readForm } from '../read-form.ts';
import { isFromOwnPage } from '../is-from-own-page.ts';
import { errorPage, sandboxPage, showMoney, showTime } from './pages.ts';
import type { CustomerRecord, MembershipRecord } from './records.ts';
import type { World } from './world.ts';

/** The page behind `manage_url`: what is paid for, until when, and cancelling it. */
export function billingPages(world: World): Hono {
  const app = new Hono();
  const { basePath } = world.settings;
  for (const path of ['/billing/manage/:member', '/billing/manage/:member/']) {
    app.get(path, (c) => {
      const customer = findCustomer(c.req.param('member'));
      if (customer === null) return c.html(errorPage(basePath, 'There is no such customer.'), 404);
      return c.html(billingPage(customer));
    });
    app.post(path, async (c) => {
      const customer = findCustomer(c.req.param('member'));
      if (customer === null) return c.html(errorPage(basePath, 'There is no such customer.'), 404);
      if (!isFromOwnPage(c, world.settings.publicUrl)) {
        return c.html(errorPage(basePath, 'This form came from another site.'), 403);
      }
      const form = await readForm(c);
      if (form === null) return c.html(errorPage(basePath, 'There is nothing to change.'), 400);
      const membership = membershipsOf(customer).find(({ id }) => id === form['membership']);
      if (membership === undefined || !givesAccess(membership)) {
        return c.html(errorPage(basePath, 'There is nothing to change.'), 400);
      }
      if (form['action'] === 'cancel') cancelAtPeriodEnd(world, membership);
      else if (membership.cancelAtPeriodEnd) uncancelMembership(world, membership);
      world.save();
      return c.redirect(`${basePath}/billing/manage/${customer.memberId}/`, 303);
    });
  }
  return app;

  function findCustomer(memberId: string | undefined): CustomerRecord | null {
    const customers = Object.values(world.state.customers);
    return customers.find((customer) => customer.memberId === memberId) ?? null;
  }

  function membershipsOf(customer: CustomerRecord): MembershipRecord[] {
    return Object.values(world.state.memberships).filter(
      ({ customerId }) => customerId === customer.id,
    );
  }

  function billingPage(customer: CustomerRecord): Html {
    const cards = membershipsOf(customer).map((membership) => {
      const plan = world.state.plans[membership.planId];
      const price = plan === undefined ? '' : showMoney(plan.renewalPrice, plan.currency);
      const isEnding = membership.cancelAtPeriodEnd;
      const end = showTime(membership.periodEnd);
      return html`<form
        class="card"
        method="post"
        action="${basePath}/billing/manage/${customer.memberId}/"
      >
        <p class="price">${price} <span class="soft">${membership.status}</span></p>
        <p class="soft">
          ${end === '' ? 'No end' : isEnding ? `Ends on ${end}` : `Renews on ${end}`} UTC
        </p>
        <input type="hidden" name="membership" value="${membership.id}" />
        ${
          givesAccess(membership)
            ? isEnding
              ? html`<button class="main" name="action" value="keep">Keep subscription</button>`
              : html`<button name="action" value="cancel">Cancel subscription</button>`
            : ''
        }
      </form>`;
    });
    return sandboxPage({
      basePath,
      title: 'Sandbox billing',
      content: html`<p>${customer.email}</p>
        ${cards}`,
    });
  }
}
