FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# Only libsql is outside the bundle, because it has a native part, and the packages of the process that decodes photos.
RUN mkdir bundle && cp -R --parents package.json build \
	node_modules/libsql node_modules/@libsql node_modules/@neon-rs node_modules/detect-libc \
	node_modules/sharp node_modules/@img node_modules/semver node_modules/heic-decode node_modules/libheif-js bundle
# Most licences require their text in the image; a few packages name theirs in package.json only, or list those of their parts in
# README.md (libvips).
RUN npm ls --omit=dev --all --parseable | sed 1d | sort -u | while read -r folder; do \
	printf '\n===== %s\n\n' "${folder#*/node_modules/}"; \
	cat "$folder"/[Ll][Ii][Cc][Ee][Nn][CcSs][Ee]* 2>/dev/null || grep '"license"' "$folder/package.json" || exit 1; \
	sed -n '/^## Licensing/,$p' "$folder/README.md" 2>/dev/null || true; \
	done > bundle/licences.txt

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/app/data
WORKDIR /app
COPY --from=build /app/bundle ./
RUN mkdir -m 700 data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
	CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"
CMD ["sh", "-c", "[ -n \"$API_URL\" ] || [ \"$DEMO\" = 1 ] || { echo 'Set API_URL, or DEMO=1 for the demo with its embedded API.' >&2; exit 1; }; exec node build/server/index.js"]
