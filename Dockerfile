FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node NODE_OPTIONS=--disable-warning=ExperimentalWarning
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/demo ./demo
COPY --from=build /shop/src ./src
# Orders and pictures are all that has to be kept; everything else comes from this image.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# With other programs on all cores an answer took up to 5 s: a shop that is only slow is healthy.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, without npm or a shell around it, so that it hears SIGTERM and can finish its work.
CMD ["node", "--max-semi-space-size=8", "dist/shop/main.js"]
