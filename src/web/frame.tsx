import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

/** What is around every page, in the browser and where the page is made beforehand. */
export function Frame({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
