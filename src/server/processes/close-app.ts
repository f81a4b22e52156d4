import type { FastifyInstance } from 'fastify'

/** Stops accepting requests and finishes running ones; cuts them after `within` milliseconds. */
export async function closeApp(app: FastifyInstance, within: number) {
  const cutting = setTimeout(() => app.server.closeAllConnections(), within)
  await app.close()
  clearTimeout(cutting)
}
