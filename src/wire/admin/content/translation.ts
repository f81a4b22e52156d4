import type { z } from 'zod'
import { textFields } from '#shop/translating/text-kinds.ts'
import type { ShopText } from '#shop/translating/texts-of-shop.store.ts'
import type { AdminTranslation } from './translation.schema.ts'

export const encodeTranslation = (text: ShopText): z.infer<typeof AdminTranslation> => ({
  ...text,
  kind: textFields[text.field].kind,
  most: textFields[text.field].most,
})
