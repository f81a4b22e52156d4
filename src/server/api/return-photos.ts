import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { photoOf } from '#shop/returns/returns.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import { checked } from './register.ts'
import { isReader, orderOf } from './v1/order.ts'
import { clientAddress } from '../http/client-address.ts'

type Parts = { shop: OpenShop; cookies: Cookies; photos: string }

/** The photo of a return, for staff and anyone who may see the order; 404 for others. */
export function serveReturnPhotos(app: FastifyInstance, { shop, cookies, photos }: Parts) {
  app.get(apiBase + fileRoutes.returnPhoto[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'returnPhoto')
    const { params, query } = checked('returnPhoto', request)
    const from = { address: clientAddress(request.ip), guestKey: cookies.guestKeyOf(request) }
    const found = await orderOf(visit, params.id, query.key ?? null, from)
    if (isReader(found)) throw new Refusal('not_found')
    return sendPhoto(reply, photos, await photoOf(shop.db, params.returnId, found.order.id))
  })
  app.get(apiBase + fileRoutes.adminReturnPhoto[1], async (request, reply) => {
    checkAccess(await visitFor(shop, cookies, request), 'adminReturnPhoto')
    const { params } = checked('adminReturnPhoto', request)
    return sendPhoto(reply, photos, await photoOf(shop.db, params.id, null))
  })
}

async function sendPhoto(reply: FastifyReply, folder: string, name: string | null) {
  const content =
    name === null ? null : await readFile(join(folder, basename(name))).catch(() => null)
  if (content === null) throw new Refusal('not_found')
  return reply
    .headers({
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline; filename="return.webp"',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    })
    .send(content)
}
