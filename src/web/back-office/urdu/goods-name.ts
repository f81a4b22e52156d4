import type { Locale } from '#shop/locale.ts'
import { useLanguage } from '../../messages/use-messages.ts'

/** `label`: of goods in orders and reports; `nameUr`: of products. */
type Named = { name: string; label?: string | undefined; nameUr?: string | undefined }

/** The name of goods in the language of the staff who read it. */
export function useGoodsName() {
  const { locale } = useLanguage()
  return (goods: Named) => goodsName(goods, locale)
}

/** The same outside of components. */
export const goodsName = ({ name, label, nameUr }: Named, locale: Locale) =>
  label ?? ((locale === 'ur' && nameUr) || name)

/** The size of goods in the language of the staff who read it. */
export const packIn = ({ text, label = text }: { text: string; label?: string | undefined }) =>
  label

type Line = {
  name: string
  label?: string | undefined
  pack: string
  packLabel?: string | undefined
}

/** An order whose goods have their size in that language, and their own names. */
export const withPacksInReadersWords = <Order extends { lines: readonly Line[] }>(
  order: Order,
): Order => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, pack: line.packLabel ?? line.pack })),
})

/** An order whose goods are named in the language of the staff who read it; papers need its own names. */
export const inReadersWords = <
  Order extends { lines: readonly Line[]; questions: readonly { offer: Line | null }[] },
>(
  order: Order,
): Order => {
  const named = <One extends Line>(one: One): One => ({
    ...one,
    name: one.label ?? one.name,
    pack: one.packLabel ?? one.pack,
  })
  return {
    ...order,
    lines: order.lines.map(named),
    questions: order.questions.map((question) => ({
      ...question,
      offer: question.offer && named(question.offer),
    })),
  }
}
