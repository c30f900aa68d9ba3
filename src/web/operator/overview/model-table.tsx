import type { Overview } from '#contract/overview.ts';
import { Table } from '../../ui/table.tsx';
import styles from './overview.module.css';
import { showCost } from './show-figures.ts';

/** Tokens and what they cost, by model. Without a price the cost is not known, and says so. */
export function ModelTable({ overview }: { overview: Overview }) {
  const { models, currency, days } = overview;
  const isPriceMissing = models.some(({ allDays }) => allDays.cost === null);
  return (
    <section className={styles['part']} aria-labelledby="models">
      <h2 id="models">Models: tokens and cost</h2>
      {models.length === 0 ? (
        <p className="soft">
          No tokens were used: the built-in writer costs nothing, and some servers do not tell.
        </p>
      ) : (
        <Table
          label="Models"
          areNumbers
          heads={[
            'Model',
            'Read today',
            'Written today',
            'Cost today',
            `Read, ${days.length} days`,
            `Written, ${days.length} days`,
            `Cost, ${days.length} days`,
          ]}
        >
          {models.map(({ model, today, allDays }) => (
            <tr key={model}>
              <td>{model}</td>
              <td>{today.inputTokens.toLocaleString()}</td>
              <td>{today.outputTokens.toLocaleString()}</td>
              <td>{showCost(today.cost, currency)}</td>
              <td>{allDays.inputTokens.toLocaleString()}</td>
              <td>{allDays.outputTokens.toLocaleString()}</td>
              <td>{showCost(allDays.cost, currency)}</td>
            </tr>
          ))}
        </Table>
      )}
      {isPriceMissing && (
        <p className="soft">
          A cost is not known where the price file (model-prices.json, or MODEL_PRICES_FILE) has no
          price for the model. A price added there counts for all days from the next start on.
        </p>
      )}
    </section>
  );
}
