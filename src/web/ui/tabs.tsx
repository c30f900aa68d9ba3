import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { keepFocus } from './keep-focus.ts';
import styles from './tabs.module.css';

/** Tabs by the ARIA pattern: arrows move between them, the panel follows. */
export function Tabs(props: {
  label: string;
  tabs: readonly { id: string; name: string }[];
  /** One of the tabs'. */
  openId: string;
  onOpen: (id: string) => void;
  /** What the open one shows. */
  children: ReactNode;
}) {
  const { label, tabs, openId, onOpen, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex(({ id }) => id === openId);

  useEffect(() => {
    // On a narrow screen the row of tabs scrolls, and the open one may be out of sight.
    const opened = list.current?.querySelector(`#tab-${openId}`);
    opened?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [openId]);

  function moveByKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    const tab = tabs[index];
    if (tab !== undefined) onOpen(tab.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles['tabs']}
        onKeyDown={moveByKey}
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            className={styles['tab']}
            aria-selected={id === openId}
            aria-controls="tab-panel"
            tabIndex={id === openId ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        ref={keepFocus}
        role="tabpanel"
        id="tab-panel"
        tabIndex={-1}
        aria-labelledby={`tab-${openId}`}
        className={styles['panel']}
      >
        {children}
      </div>
    </>
  );
}
