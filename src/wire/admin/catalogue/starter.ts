import type { z } from 'zod'
import type { ChosenProduct } from '#shop/catalogue/starter/add-starter-products.ts'
import type { StarterProduct as Starter } from '#shop/catalogue/starter/starter-products.ts'
import { nothing, readRupees } from '#shop/money.ts'
import type { AddStarterBody, StarterProduct } from './starter.schema.ts'

/** `number`: of the product in the shop, null where it is not there. */
export const encodeStarterProduct = (
  { key, name, nameUr, pack, brand, main, mainUr, sub }: Starter,
  number: number | null,
): z.infer<typeof StarterProduct> => ({
  key,
  name,
  nameUr,
  pack,
  brand,
  mainCategory: main,
  mainCategoryUr: mainUr,
  subCategory: sub,
  number,
})

type Chosen = z.infer<typeof AddStarterBody>['products'][number]

/** Rupees become paisa. */
export const decodeChosen = ({ key, price, stock = null }: Chosen): ChosenProduct => ({
  key,
  price: readRupees(price) ?? nothing,
  stock,
})
