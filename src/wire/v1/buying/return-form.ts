import { cleanText } from '#shop/clean-text.ts'
import { returnKinds, type ReturnInput } from '#shop/returns/order-return.ts'
import { Refusal } from '#shop/refusals.ts'
import { ReturnProducts } from './return.schema.ts'

/** Fields of the form; the rule refuses missing or invalid ones with its own sentences. */
export function decodeReturnForm(fields: Record<string, string>): ReturnInput[] {
  const reason = cleanText(fields['reason'] ?? '')
  if (fields['products'] === undefined)
    return [
      {
        productId: fields['product'] ?? '',
        ...(fields['color'] && { colour: fields['color'] }),
        quantity: /^\d{1,3}$/.test(fields['quantity'] ?? '') ? Number(fields['quantity']) : 0,
        kind: kindIn(fields),
        reason,
      },
    ]
  const { success, data } = ReturnProducts.safeParse(fields['products'])
  if (!success) throw new Refusal('return_nothing')
  return data.map(({ product, color, quantity, kind, ...line }) => ({
    productId: product,
    ...(color !== undefined && { colour: color }),
    quantity,
    kind,
    reason: cleanText(line.reason ?? '') || reason,
  }))
}

function kindIn({ kind }: Record<string, string>) {
  const found = returnKinds.find((known) => known === kind)
  if (found === undefined) throw new Refusal('return_kind_missing')
  return found
}
