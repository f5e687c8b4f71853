# The product for an external PostgreSQL (DATABASE_URL), without root and with a read-only file system. `npm run test:image`
# builds it from Debian's packages where no image registry can be reached.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund --include=dev --include=optional
RUN node_modules/node-linux-*/bin/node scripts/build.ts
RUN node_modules/node-linux-*/bin/node scripts/image/copy-runtime.ts /out

FROM ${RUN_IMAGE}
RUN groupadd --gid 10001 ferrite && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin ferrite \
  && mkdir /data && chown ferrite:ferrite /data
COPY --from=build /out /app
WORKDIR /app
ENV NODE_ENV=production APP_MODE=live HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 PATH=/app/bin:/usr/bin:/bin
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=320", "server.ts"]
