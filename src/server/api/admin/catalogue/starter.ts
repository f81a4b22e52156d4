import { addStarterProducts } from '#shop/catalogue/starter/add-starter-products.ts'
import { starterProducts, starterSku } from '#shop/catalogue/starter/starter-products.ts'
import { numbersBySku } from '#shop/catalogue/starter/starter.store.ts'
import { decodeChosen, encodeStarterProduct } from '#wire/admin/catalogue/starter.ts'
import type { Handlers } from '../../handler.ts'

export const starterHandlers = {
  async adminStarterProducts({ db }) {
    const numbers = await numbersBySku(db, starterProducts.map(starterSku))
    return {
      data: starterProducts.map((product) =>
        encodeStarterProduct(product, numbers.get(starterSku(product)) ?? null),
      ),
    }
  },
  adminAddStarterProducts: async (visit, { body }, { idempotencyKey }) => ({
    data: await addStarterProducts(visit, body.products.map(decodeChosen), idempotencyKey),
  }),
} satisfies Partial<Handlers>
