import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  cancelAtPeriodEnd,
  decideDispute,
  endPeriod,
  givesAccess,
  openDispute,
  refundPayment,
} from './lifecycle.ts';
import type { Html } from '../frame-page.ts';
import { readForm } from '../read-form.ts';
import { isFromOwnPage } from '../is-from-own-page.ts';
import { errorPage, sandboxPage, showMoney, showTime } from './pages.ts';
import { failRenewal, renewMembership } from './purchases.ts';
import { NO_FAULTS, type Faults } from './records.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { mustFind, type World } from './world.ts';

/** Newest rows of each table that are shown. */
const SHOWN_ROWS = 50;
const MAX_FAULT_NUMBER = 600_000;
const FAULT_NAMES: Record<keyof Faults, string> = {
  webhookDelayMs: 'Delay each webhook by (ms)',
  webhookDuplicates: 'Send each webhook this many times more',
  disorderWindowMs: 'Hold webhooks this long, then send them backwards (ms)',
  losesWebhooks: 'Lose every webhook',
  signsBadly: 'Sign webhooks badly',
  usesOldTimestamp: 'Sign webhooks with a timestamp an hour old',
  paymentReadableAfterMs: 'Payments can be read only after (ms)',
  apiDelayMs: 'Delay each API answer by (ms)',
  apiFailureStatus: 'API failures answer with status',
  apiFailures: 'How many API requests fail next',
};

type Action = (id: string) => boolean;

/** What nobody can do at the real provider: make things go wrong, and time pass. */
export function controlPages(world: World, sender: WebhookSender): Hono {
  const app = new Hono();
  const { basePath } = world.settings;
  const { state } = world;
  const actions: Record<string, Action> = {
    renew: onRow(state.memberships, (row) => renewMembership(world, row)),
    'fail-renewal': onRow(state.memberships, (row) => failRenewal(world, row)),
    cancel: onRow(state.memberships, (row) => cancelAtPeriodEnd(world, row)),
    'end-period': onRow(state.memberships, (row) => endPeriod(world, row)),
    refund: onRow(state.payments, (row) => refundPayment(world, row, null)),
    'open-dispute': onRow(state.payments, (row) => openDispute(world, row)),
    'win-dispute': onRow(state.disputes, (row) => decideDispute(world, row, 'won')),
    'lose-dispute': onRow(state.disputes, (row) => decideDispute(world, row, 'lost')),
    replay: onRow(state.deliveries, (row) => sender.replay(row)),
  };

  app.get('/control', (c) => c.html(controlPage()));
  app.post('/control', async (c) => {
    if (!isFromOwnPage(c, world.settings.publicUrl)) {
      return c.html(errorPage(basePath, 'This form came from another site.'), 403);
    }
    const form = await readForm(c);
    if (form === null) return c.html(errorPage(basePath, 'There is no such thing to do.'), 400);
    const name = form['action'] ?? '';
    if (name === 'faults') Object.assign(state.faults, readFaults(form));
    else if (!Object.hasOwn(actions, name) || actions[name]?.(form['id'] ?? '') !== true) {
      return c.html(errorPage(basePath, 'There is no such thing to do.'), 400);
    }
    world.save();
    return c.redirect(`${basePath}/control`, 303);
  });
  return app;

  function controlPage(): Html {
    return sandboxPage({
      basePath,
      title: 'Sandbox control',
      content: html`
        <form class="card" method="post" action="${basePath}/control">
          <div class="fields">
            ${Object.entries(FAULT_NAMES).map(([name, label]) => faultField(name, label))}
          </div>
          <button class="main" name="action" value="faults">Set</button>
        </form>
        ${table('Memberships', newest(state.memberships), (row) => [
          row.id,
          emailOf(row.customerId),
          row.status,
          showTime(row.periodEnd),
          givesAccess(row)
            ? buttons(row.id, {
                renew: 'Renew',
                'fail-renewal': 'Fail renewal',
                cancel: 'Cancel',
                'end-period': 'End period',
              })
            : '',
        ])}
        ${table('Payments', newest(state.payments), (row) => [
          row.id,
          emailOf(row.customerId),
          showMoney(row.total, row.currency),
          `${row.status}, ${row.substatus}`,
          row.status === 'paid'
            ? buttons(row.id, { refund: 'Refund', 'open-dispute': 'Open dispute' })
            : '',
        ])}
        ${table('Disputes', newest(state.disputes), (row) => [
          row.id,
          row.paymentId,
          row.status,
          row.status === 'needs_response'
            ? buttons(row.id, { 'win-dispute': 'Win', 'lose-dispute': 'Lose' })
            : '',
        ])}
        ${table('Webhook deliveries', newest(state.deliveries), (row) => [
          showTime(row.createdAt),
          row.eventType,
          row.messageId,
          `${row.state}, tries: ${row.attempts.length}`,
          row.attempts.at(-1)?.error ?? String(row.attempts.at(-1)?.status ?? ''),
          buttons(row.id, { replay: 'Replay' }),
        ])}
      `,
    });
  }

  function faultField(name: string, label: string): Html {
    const value = state.faults[name as keyof Faults]; // the names are those of Faults
    if (typeof value === 'boolean') {
      return html`<label class="check"
        ><input type="checkbox" name="${name}" value="1" ${value ? 'checked' : ''} />
        ${label}</label
      >`;
    }
    return html`<label
      >${label} <input name="${name}" inputmode="numeric" value="${String(value)}"
    /></label>`;
  }

  function buttons(id: string, names: Record<string, string>): Html {
    return html`<form method="post" action="${basePath}/control">
      <input type="hidden" name="id" value="${id}" />
      ${Object.entries(names).map(
        ([action, label]) => html`<button name="action" value="${action}">${label}</button>`,
      )}
    </form>`;
  }

  function emailOf(customerId: string): string {
    return mustFind(state.customers, customerId).email;
  }
}

function table<Row>(title: string, rows: Row[], cells: (row: Row) => (string | Html)[]): Html {
  return html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<div class="scroll">
            <table>
              ${rows.map(
                (row) =>
                  html`<tr>
                    ${cells(row).map((cell) => html`<td>${cell}</td>`)}
                  </tr>`,
              )}
            </table>
          </div>`
    }`;
}

function newest<Row>(rows: Record<string, Row>): Row[] {
  return Object.values(rows).slice(-SHOWN_ROWS).toReversed();
}

/** An action on one row of a table. It answers false when there is no such row. */
function onRow<Row>(rows: Record<string, Row>, act: (row: Row) => unknown): Action {
  return (id) => {
    const row = Object.hasOwn(rows, id) ? rows[id] : undefined;
    if (row === undefined) return false;
    act(row);
    return true;
  };
}

/** Numbers out of range and nonsense count as off. */
function readFaults(form: Record<string, string>): Partial<Faults> {
  const entries = Object.entries(NO_FAULTS).map(([name, off]) => {
    const text = form[name] ?? '';
    if (typeof off === 'boolean') return [name, text === '1'];
    const isNumber = /^\d{1,6}$/.test(text) && Number(text) <= MAX_FAULT_NUMBER;
    return [name, isNumber ? Number(text) : off];
  });
  return Object.fromEntries(entries) as Partial<Faults>; // one value of the right type per name
}
