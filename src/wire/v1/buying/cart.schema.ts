import { z } from 'zod'
import { maxLines } from '#shop/cart/cart.ts'
import { ColourName, Id, Quantity } from '../../amounts.schema.ts'
import { misfit } from '../../misfit.ts'
import { ColourOfLine, Item, WireMultiBuy, Wholesale } from '../catalogue/product.schema.ts'

/** A cart line; the price pair is this buyer's own, for this quantity: retail or wholesale. */
export const WireCartLine = z.object({
  _id: z.string(),
  id: z.int(),
  itemfullname: z.string(),
  imgsrc: z.string().nullable(),
  tint: z.string().nullable(),
  orignalprice: z.number(),
  discountprice: z.number(),
  multibuy: WireMultiBuy.omit({ until: true }).optional(),
  ...Wholesale.shape,
  description: z.string(),
  color_label: ColourOfLine.color_label,
  color: z
    .string()
    .optional()
    .describe('chosen colour; no longer available if it is not in `coloroptions`'),
  coloroptions: Item.shape.coloroptions,
  quantity: z.int(),
  loyaltypoints: z.int(),
  stock: z.int().nullable(),
  size: Item.shape.size,
  weight: Item.shape.weight,
})

export const WireCart = z.object({
  cartitems: z.array(WireCartLine),
  subtotal: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  loyaltypoints: z.int(),
})
/** A product in the quantity that its buyer usually takes; `orders`: in how many of the last orders it was. */
export const WireUsualLine = WireCartLine.extend({ orders: z.int() })
export type WireUsualLine = z.infer<typeof WireUsualLine>
export type WireCartLine = z.infer<typeof WireCartLine>
export type WireCart = z.infer<typeof WireCart>

/** An item of a shared cart that is no longer sold; `itemfullname` null: unknown. */
export const WireGoneItem = z.object({
  id: z.int(),
  itemfullname: z.string().nullable(),
  gone: z.enum(['product', 'color']),
})
export const WireSharedCart = WireCart.extend({ gone: z.array(WireGoneItem) })
export type WireSharedCart = z.infer<typeof WireSharedCart>

/** Input that replaces a cart or prices a guest's cart. */
export const CartBody = z.object({
  cartitems: z
    .array(z.object({ _id: Id, quantity: Quantity, color: ColourName.optional() }))
    .max(maxLines),
  /** Merge with the account's cart instead of replacing it. */
  merge: z.boolean().optional(),
})

const ChangedLine = z.object({
  id: z
    .string()
    .min(8)
    .max(64)
    .regex(/^[\x21-\x7e]*$/, misfit('id'))
    .describe('chosen by the client; a retry with the same id changes nothing'),
  _id: Id,
  color: ColourName.optional(),
})

/** Changes of the account's cart, in their order. */
export const CartChangesBody = z.object({
  user: Id.nullish().describe(
    'account id of the displayed cart; refused if another account is logged in',
  ),
  changes: z
    .array(
      z.discriminatedUnion('action', [
        ChangedLine.extend({
          action: z.literal('add'),
          quantity: Quantity,
          at: z.int().min(0).max(maxLines).optional().describe('position of a new line, from 0'),
        }),
        ChangedLine.extend({ action: z.literal('set'), quantity: Quantity }),
        ChangedLine.extend({ action: z.literal('remove') }),
      ]),
    )
    .max(maxLines),
})
