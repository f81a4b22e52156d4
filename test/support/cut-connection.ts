import type { Socket } from 'node:net'
import type { BrowserContext } from 'playwright-core'
import type { TestShop } from './shop.ts'

/** Cuts a browser off from its shop; the result reconnects it. The shop hangs up too: Chromium's own switch lets through
 * some requests of pages with a service worker. */
export async function cutConnection(context: BrowserContext, { app }: Pick<TestShop, 'app'>) {
  const hangUp = (socket: Socket) => void socket.destroy()
  await context.setOffline(true)
  app.server.on('connection', hangUp)
  app.server.closeAllConnections()
  return async () => {
    app.server.off('connection', hangUp)
    await context.setOffline(false)
  }
}
