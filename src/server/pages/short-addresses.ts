import type { FastifyInstance } from 'fastify'
import { paths } from '#web/app/paths.ts'
import { officePaths } from '#web/back-office/addresses.ts'

/** Addresses that people type or shorten by hand, and where they lead. */
const moves = {
  '/track': paths.findOrder(),
  '/track-order': paths.findOrder(),
  // Riders type it on their phone; the back office asks them to log in.
  '/rider': officePaths.rider(),
}

export function serveShortAddresses(app: FastifyInstance) {
  for (const [from, to] of Object.entries(moves)) app.get(from, (_, reply) => reply.redirect(to))
}
