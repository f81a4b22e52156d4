// Loaded before the server: pages that are only named, so that it starts in less time.
import { registerHooks } from 'node:module'

const stub = 'data:text/javascript,export const headScriptHash = null'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/dist/server/entry-server.js')
      ? { url: stub, shortCircuit: true }
      : next(specifier, context),
})
