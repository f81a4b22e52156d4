import type { FastifyInstance } from 'fastify'
import { pictureOf } from '#shop/catalogue/pictures/change-pictures.ts'
import { findAnyProduct } from '#shop/catalogue/edit-products.store.ts'
import { galleryOf } from '#shop/catalogue/pictures/gallery.ts'
import { Refusal } from '#shop/refusals.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import type { OpenShop } from '../open-shop.ts'
import { type Cookies, visitFor } from '../http/visits.ts'
import { checkAccess } from './access.ts'
import type { PictureStore } from '../media/pictures.ts'
import { checked } from './register.ts'

type Parts = { shop: OpenShop; cookies: Cookies; pictures: PictureStore }

/** The original of a product picture, only for staff who may crop, because the cropped part may be private. */
export function serveOriginals(app: FastifyInstance, { shop, cookies, pictures }: Parts) {
  app.get(apiBase + fileRoutes.adminOriginalPicture[1], async (request, reply) => {
    const visit = await visitFor(shop, cookies, request)
    checkAccess(visit, 'adminOriginalPicture')
    const { params } = checked('adminOriginalPicture', request)
    const product = await findAnyProduct(visit.db, params.id)
    if (product === undefined) throw new Refusal('product_not_found')
    const content = await pictures.products.read(pictureOf(galleryOf(product), params.picture))
    return reply
      .headers({
        'Content-Type': 'image/webp',
        'Content-Disposition': 'inline; filename="original.webp"',
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'private, no-store',
      })
      .send(content)
  })
}
