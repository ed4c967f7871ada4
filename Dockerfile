# CONTRIBUTING.md (Overrides and pins) says how the digest is renewed.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run pack -- bundle

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production PORT=3000 DATA_DIR=/app/data
# RUNBOOK.md (Sizes) has what these cost and save.
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16" MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/app/compiled
WORKDIR /app
COPY --from=build /app/bundle ./
RUN mkdir -m 700 data compiled && chown node:node data compiled
USER node
# Fills NODE_COMPILE_CACHE. This command makes no keys, which no image may contain.
RUN node build/server/index.js openapi > /dev/null
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
	CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "build/server/index.js"]
