# Builds with everything, runs with little: Node 24, the built server and page, and what they read.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image brings its own Node, and nothing of the tools.
RUN npx vite build --logLevel warn && npx vite build --logLevel warn -c vite.prerender.config.ts && \
    npx vite build --logLevel warn -c vite.server.config.ts && \
  rm .npmrc && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json /app/LICENSE /app/site.json /app/model-prices.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/sandbox ./sandbox
COPY --from=build --chown=root:root /app/src ./src
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it hears SIGTERM.
CMD ["node", "dist/server/main.js"]
