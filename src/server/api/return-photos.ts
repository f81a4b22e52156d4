import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { photoOf } from '#shop/returns/returns.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { type Shop, staff } from '#shop/visit.ts'
import { apiBase } from '#wire/routes.ts'
import { type Cookies, visitFor } from '../plugins/visits.ts'
import { checked } from './register.ts'
import { orderOf } from './v1/order.ts'
import { clientAddress } from '../plugins/client-address.ts'

type Parts = { shop: Shop; cookies: Cookies; photos: string }
type One = { Params: { id: string; returnId: string } }

/** The photograph of a return: for whoever may see the order, and for staff. Nobody else learns that there is one. */
export function serveReturnPhotos(app: FastifyInstance, { shop, cookies, photos }: Parts) {
  app.get<One>(`${apiBase}/order/:id/return/:returnId/photo`, async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    const { params, query } = checked('order', request)
    const from = { address: clientAddress(request.ip), guestKey: cookies.guestKeyOf(request) }
    const { order } = await orderOf(visit, params.id, query.key ?? null, from)
    const { params: asked } = checked('order', { params: { id: request.params.returnId } })
    return sendPhoto(reply, photos, await photoOf(shop.db, asked.id, order.id))
  })
  app.get(`${apiBase}/admin/returns/:id/photo`, async (request, reply) => {
    staff(await visitFor(shop, cookies, request))
    const { params } = checked('order', request)
    return sendPhoto(reply, photos, await photoOf(shop.db, params.id, null))
  })
}

async function sendPhoto(reply: FastifyReply, folder: string, name: string | null) {
  const content =
    name === null ? null : await readFile(join(folder, basename(name))).catch(() => null)
  if (content === null) throw new Refusal('not-found')
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
