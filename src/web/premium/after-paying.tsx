import styles from './premium-page.module.css';
import { t } from '../words/t.ts';

/** What a person is in for, said before. */
export function AfterPaying() {
  return (
    <section className={styles['after']} aria-labelledby="after-paying">
      <h2 id="after-paying">{t('After you pay')}</h2>
      <ol>
        <li>{t("You pay on the checkout provider's page, and come back here.")}</li>
        <li>
          {t(
            'Premium begins by itself as soon as the payment settles, on every page you have open.',
          )}
        </li>
        <li>{t('This page then says when it renews, and where to manage or cancel it.')}</li>
      </ol>
    </section>
  );
}
