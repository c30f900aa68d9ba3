import { Button } from './button.tsx';
import styles from './pager.module.css';
import { t } from '../words/t.ts';

/** Says how much there is and which page of it is shown; leads to the one before and after. */
export function Pager(props: {
  /** '3 messages'. */
  count: string;
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { count, page, pages, onPage } = props;
  return (
    <div className={styles['pager']}>
      <span role="status">{t('{count}, page {page} of {pages}', { count, page, pages })}</span>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Previous')}
      </Button>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </div>
  );
}
