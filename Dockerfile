# Builds the site's image; see docs/operations.md. Three stages keep sources and build tools out of it.
# The version of the packages node-linux-* in package.json.
ARG NODE_VERSION=26.12.1
FROM node:${NODE_VERSION}-trixie-slim AS base
WORKDIR /site

FROM base AS build
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node -e "import('./scripts/steps.mjs').then((steps) => steps.install())"
COPY ormconfig.ts ./
COPY site site
COPY server server
# The pattern matches nothing when the folder is missing; the site builds without it.
COPY sampl[e] sample
COPY client client
RUN node scripts/build.mjs

FROM base AS packages
COPY package.json package-lock.json ./
# The base image has Node.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -r node_modules/node-linux-* node_modules/.bin/node && npm cache clean --force
COPY scripts scripts
RUN node scripts/release/sbom.mjs > sbom.cdx.json

FROM base
ENV NODE_ENV=production
# Other machines can reach this address, so the server needs DATABASE_URL, or DEMO=true with a random password that it prints once.
ENV HOST=0.0.0.0
ENV PORT=4000
ENV DATA_DIR=/data
# The same as in deploy/memory.env.
ENV MALLOC_ARENA_MAX=2
ENV MALLOC_MMAP_THRESHOLD_=262144
ENV MALLOC_TRIM_THRESHOLD_=262144
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=768"
RUN mkdir /data && chown node:node /data
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=packages /site/sbom.cdx.json ./
COPY --from=build /site/dist dist
USER node
EXPOSE 4000
# Checks that the process is alive. A server without its database need not restart. Load balancers use /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
