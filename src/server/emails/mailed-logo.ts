import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoVersion } from '#shop/branding/branding.ts'
import type { FastifyInstance } from 'fastify'
import { logoAddress } from '#web/app/logo-path.ts'
import { notHere } from '../api/register.ts'
import type { DisplayedBranding } from '../pages/displayed-branding.ts'

/**
 * The logo of today for e-mails, those too that were sent before. It may be shown anywhere: mail programs are pages
 * of other sites.
 */
export function serveMailedLogo(app: FastifyInstance, branding: DisplayedBranding, media: string) {
  app.get(logoAddress, async (_, reply) => {
    const { logo } = await branding()
    const picture =
      logo && (await readFile(join(media, logoVersion(logo, 'mail'))).catch(() => null))
    if (picture === null) return notHere(reply)
    return reply
      .type('image/png')
      .header('Cache-Control', 'public, max-age=86400')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .send(picture)
  })
}
