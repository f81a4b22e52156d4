import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** One fixed set for all answers. `scriptHash` is that of the only inline script a page has. */
export async function sendSafeHeaders(
  app: FastifyInstance,
  { scriptHash, https, tiles }: { scriptHash: string | null; https: boolean; tiles: string },
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...(scriptHash === null ? [] : [`'${scriptHash}'`])],
        'style-src': ["'self'", "'unsafe-inline'"], // style attributes: widths of bars, positions of the map's tiles
        'img-src': ["'self'", 'data:', 'blob:', new URL(tiles).origin],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' }, // for browsers that do not know frame-ancestors
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
