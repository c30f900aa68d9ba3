import { LANGUAGE_COOKIE, LANGUAGES } from '#contract/language.ts';
import { t } from '../words/t.ts';
import { remember } from './remember.ts';
import styles from './site.module.css';

/**
 * The language to read in, for this device: the server sends the page in it. Named so that nobody
 * takes it for the language of the replies.
 */
export function LanguageSwitch() {
  return (
    <label className={styles['theme']}>
      {t('Read in')}
      <select
        defaultValue={globalThis.document?.documentElement.lang ?? 'en'}
        onChange={({ target }) => {
          remember(LANGUAGE_COOKIE, target.value);
          location.reload();
        }}
      >
        {LANGUAGES.map(({ id, label }) => (
          <option key={id} value={id} lang={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
