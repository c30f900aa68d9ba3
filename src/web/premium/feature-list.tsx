import { facts } from '../facts.ts';
import styles from './feature-list.module.css';
import { t } from '../words/t.ts';

const FEATURES = [
  'Unlimited AI-generated tweet replies',
  'Priority response generation',
  'Advanced tone customization',
  'Save and manage favorite replies',
  'Export replies to CSV',
];

/** The same beside what is free. */
export function Comparison() {
  return (
    <div className={styles['features']}>
      <table className={styles['comparison']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('What you get')}</span>
            </th>
            <th scope="col">{t('Free')}</th>
            <th scope="col">{t('Premium')}</th>
          </tr>
        </thead>
        <tbody>
          {FEATURES.map((feature, index) => (
            <tr key={feature}>
              <th scope="row">
                {t(feature)}
                {index === 0 && <sup aria-describedby="fair-use">*</sup>}
              </th>
              <td>{index === 0 ? t('{n} a day', { n: facts.wording.freeLimit }) : <No />}</td>
              <td>{index === 0 ? t('{n} a day', { n: facts.wording.premiumLimit }) : <Yes />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FairUse />
    </div>
  );
}

/** What premium gives. The advertised words are kept; the footnote says what the first one means. */
export function FeatureList() {
  return (
    <div className={styles['features']}>
      <ul>
        {FEATURES.map((feature, index) => (
          <li key={feature}>
            <Tick />
            <span>
              {t(feature)}
              {index === 0 && <sup aria-describedby="fair-use">*</sup>}
            </span>
          </li>
        ))}
      </ul>
      <FairUse />
    </div>
  );
}

function FairUse() {
  return (
    <>
      <p id="fair-use" className="soft small">
        {t('* Fair use: {n} generations a day.', { n: facts.wording.premiumLimit })}
      </p>
      {facts.builtinWriter && (
        <p className="soft small">
          {t('No AI is connected here: the built-in writer answers with lines written beforehand.')}
        </p>
      )}
    </>
  );
}

function Yes() {
  return (
    <>
      <Tick />
      <span className="visually-hidden">{t('Yes')}</span>
    </>
  );
}

function No() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('No')}</span>
    </>
  );
}

function Tick() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M4.5 10.5l3.6 3.6 7.4-8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
