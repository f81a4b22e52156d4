import type { FastifyInstance } from 'fastify'

/** Takes no more requests and finishes those under way; what has not ended after `within` milliseconds is cut. */
export async function closeApp(app: FastifyInstance, within: number) {
  const cutting = setTimeout(() => app.server.closeAllConnections(), within)
  await app.close()
  clearTimeout(cutting)
}
