import { logoVersion } from '#shop/look/look.ts'
import type { FastifyInstance } from 'fastify'
import { logoAddress } from '#web/app/logo-path.ts'
import type { ShownLook } from './follow-look.ts'

/** Old e-mails name it too: they show the logo of today, or the shop's own flower. */
export function serveMailedLogo(app: FastifyInstance, look: ShownLook) {
  app.get(logoAddress, async (_, reply) => {
    const { logo } = await look()
    reply.header('Cache-Control', 'no-cache')
    return reply.redirect(
      logo === null ? '/icon-192.png' : `/media/${logoVersion(logo, 'mail')}`,
      302,
    )
  })
}
