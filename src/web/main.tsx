import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ApiError } from './api.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { desk } from './home/desk.ts';
import { takeSharedPost } from './home/shared-post.ts';
import './ui/tokens.css';
import './ui/base.css';

const root = document.querySelector('#root');
if (root === null) {
  document.body.textContent = 'App Error: could not find root element';
} else {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // An answer is an answer; only silence is worth asking again.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0),
      },
    },
  });
  const shared = takeSharedPost();
  if (shared !== null) desk.change({ draft: shared, isBoxOpen: true });
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>,
  );
}
