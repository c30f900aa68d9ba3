import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { CrashBoundary } from './crash-boundary.tsx';

/** What is around every page, in the browser and where the page is made beforehand. */
export function Frame({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  const [path] = useLocation();
  return (
    <StrictMode>
      <CrashBoundary path={path}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
