/** What `useSignedIn` fetches, as one download. */
export { ProfileCard } from './profile-card.tsx';
export { UserIdLine } from './user-id-line.tsx';
