import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ApiError } from './api.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import './ui/faces.css';
import './ui/tokens.css';
import './ui/base.css';
import './tones/tones.css';

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
  if (location.search !== '') {
    // What cannot be fetched now leaves the box as it is.
    import('./home/shared-post.ts')
      .then(({ takeSharedPost }) => takeSharedPost())
      .catch(() => undefined);
  }
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
