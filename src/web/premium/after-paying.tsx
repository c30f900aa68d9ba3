import styles from './premium-page.module.css';

/** What a person is in for, said before. */
export function AfterPaying() {
  return (
    <section className={styles['after']} aria-labelledby="after-paying">
      <h2 id="after-paying">After you pay</h2>
      <ol>
        <li>You pay on the checkout provider's page, and come back here.</li>
        <li>
          Premium begins by itself as soon as the payment settles, on every page you have open.
        </li>
        <li>This page then says when it renews, and where to manage or cancel it.</li>
      </ol>
    </section>
  );
}
