import type { Sql, Tx } from '#db/database.ts'
import { type Gallery, visiblePictures } from './gallery.ts'
import { changeCatalogue } from '../catalogue-version.store.ts'

/** Writes a product's pictures; the first one is that of its cards. */
export function writeGallery(tx: Tx, id: string, gallery: Gallery, now: number) {
  const [first = null, ...others] = visiblePictures(gallery).map(({ path }) => path)
  return changeCatalogue(tx).run`
    update product set gallery = ${JSON.stringify(gallery)}, picture = ${first},
      pictures = ${JSON.stringify(others)}, updated_at = ${now} where id = ${id}`
}

/** Whether an order was placed while the product had this picture: it still shows it. */
export const isOnOrder = async (tx: Sql, productId: string, path: string): Promise<boolean> =>
  (await tx.maybeOne`
    select 1 as one from order_line where product_id = ${productId} and picture = ${path} limit 1`) !==
  undefined
