import { countBrands, listBrands } from '#shop/catalogue/brands/brands.store.ts'
import { renameBrand } from '#shop/catalogue/brands/rename-brand.ts'
import { fold } from '#shop/fold.ts'
import { findTranslations, type Translations } from '#shop/translations/translations.store.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

export const brandHandlers = {
  async adminBrands({ db, translations }, { query }) {
    const { text, limit, offset } = pageOf(query)
    const search = { text, also: namedInUrdu(await translations('ur'), text) }
    const [brands, total] = await Promise.all([
      listBrands(db, search, limit, offset),
      countBrands(db, search),
    ])
    const urdu = await findTranslations(db, 'ur', brands.map(({ name }) => name)) // prettier-ignore
    const data = brands.map((brand) => {
      const { text: nameUr = '', needsCheck: toCheck = false } = urdu.get(brand.name) ?? {}
      return { ...brand, nameUr, toCheck }
    })
    return { data, total }
  },
  adminRenameBrand: async (visit, { body: { merge = false, ...names } }) => ({
    data: { name: names.to, changed: await renameBrand(visit, { ...names, merge }) },
  }),
} satisfies Partial<Handlers>

const mostNamed = 200

/** English texts whose Urdu has what is typed; none for a text in Latin letters. */
function namedInUrdu(texts: Translations, typed: string): string[] {
  const part = fold(typed.trim())
  if (!/\p{Script=Arabic}/u.test(part)) return []
  return [...texts]
    .filter(([english, urdu]) => english.length <= 100 && fold(urdu).includes(part))
    .map(([english]) => english)
    .slice(0, mostNamed)
}
