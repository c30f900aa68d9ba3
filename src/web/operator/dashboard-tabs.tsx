import { lazy, type ComponentType } from 'react';

const AuditTab = lazy(async () => ({ default: (await import('./audit-tab.tsx')).AuditTab }));
const CommerceTab = lazy(async () => ({
  default: (await import('./commerce/commerce-tab.tsx')).CommerceTab,
}));
const GiftTab = lazy(async () => ({ default: (await import('./gift-tab.tsx')).GiftTab }));
const InboxTab = lazy(async () => ({ default: (await import('./inbox-tab.tsx')).InboxTab }));
const OverviewTab = lazy(async () => ({
  default: (await import('./overview/overview-tab.tsx')).OverviewTab,
}));
const OperatorsTab = lazy(async () => ({
  default: (await import('./operators-tab.tsx')).OperatorsTab,
}));
const PeopleTab = lazy(async () => ({ default: (await import('./people-tab.tsx')).PeopleTab }));
const SelfTab = lazy(async () => ({ default: (await import('./self-tab.tsx')).SelfTab }));
const WriterTab = lazy(async () => ({ default: (await import('./writer-tab.tsx')).WriterTab }));
const UsersTab = lazy(async () => ({ default: (await import('./users-tab.tsx')).UsersTab }));

interface Tab {
  id: string;
  name: string;
  isForOwners?: true;
  Content: ComponentType;
}

/** The dashboard's tabs in their order; the first is shown when none is named. */
export const TABS: readonly [Tab, ...Tab[]] = [
  { id: 'gift', name: 'Gift Premium', Content: GiftTab },
  { id: 'users', name: 'Manage Users', Content: UsersTab },
  { id: 'people', name: 'People', Content: PeopleTab },
  { id: 'overview', name: 'Overview', Content: OverviewTab },
  { id: 'commerce', name: 'Commerce', Content: CommerceTab },
  { id: 'inbox', name: 'Inbox', Content: InboxTab },
  { id: 'writer', name: 'Writer', isForOwners: true, Content: WriterTab },
  { id: 'operators', name: 'Operators', isForOwners: true, Content: OperatorsTab },
  { id: 'self', name: 'My sign-in', Content: SelfTab },
  { id: 'audit', name: 'Audit log', Content: AuditTab },
];
