import { type Paisa, toRupees } from '../../money.ts'
import { can, requirePermission } from '../../permissions.ts'
import { dayLength, shopDay, startOfShopDay } from '../../settings/shop-day.ts'
import type { Visit } from '../../visit.ts'
import { findTranslations } from '../../translations/translations.store.ts'
import { draftOf } from '../change-product.ts'
import type { ListField } from '../import/list-fields.ts'
import type { ProductDraft } from '../product-draft.ts'
import { byCell, type PlainName, productFields } from '../product-fields.ts'
import { joinParts } from '../import/rows/parts.ts'
import { codeOfNumber } from '../import/code-of-number.ts'
import { productsByNumber } from './listed-by-number.store.ts'

function exportedHeading(name: PlainName): string {
  return productFields[name].headings[0]
}

/** The columns of a list of all products: an import knows each by its heading. */
export const exportColumns = {
  sku: 'code',
  barcode: 'barcode',
  name: 'name',
  brand: 'brand',
  category: 'main category',
  'sub-category': 'sub category',
  'item-category': 'item category',
  pack: 'pack size',
  'unit-grams': 'unit grams',
  'by-piece': 'by piece',
  price: 'list price',
  offer: 'offer price',
  'offer-from': 'offer from',
  'offer-until': 'offer until',
  'multi-buy': 'multi buy',
  'multi-buy-from': 'multi buy from',
  'multi-buy-until': 'multi buy until',
  wholesale: 'wholesale price',
  'wholesale-offer': 'wholesale offer',
  'wholesale-minimum': 'wholesale minimum',
  'wholesale-step': 'wholesale step',
  'wholesale-carton': 'wholesale carton',
  'wholesale-breaks': 'quantity breaks',
  'purchase-price': 'purchase price',
  points: 'rupees for one point',
  stock: 'stock',
  'low-stock': 'low stock',
  published: 'published',
  family: 'family',
  colours: 'colours',
  'colours-ur': 'colours in urdu',
  description: 'description',
  'description-ur': 'description in urdu',
  'full-description': 'full description',
  highlights: 'highlights',
  ...byCell(exportedHeading, exportedHeading),
} as const satisfies Record<ListField, string>

/** Shown with `wholesale.read` only. */
const isForFew = (field: ListField) => field.startsWith('wholesale') || field === 'purchase-price'

type Cell = string | number | null

const atOnce = 500

/**
 * All products, drafts too, as a list that an import takes back: the headings, then some hundred rows at a time.
 * Not in it are pictures, and without `wholesale.read` what wholesale customers and the shop itself pay: an import
 * leaves both as they are.
 */
export async function* exportList(visit: Visit): AsyncGenerator<Cell[][]> {
  requirePermission(visit, 'product.read')
  const all = Object.keys(exportColumns) as ListField[]
  const fields = can(visit, 'wholesale.read') ? all : all.filter((one) => !isForFew(one))
  yield [fields.map((field) => exportColumns[field])]
  for (let after = 0; ;) {
    const found = await productsByNumber(visit.db, after, atOnce)
    if (found.length === 0) return
    const drafts = found.map((row) => ({ ...draftOf(row), sku: row.sku ?? codeOfNumber(row.number) })) // prettier-ignore
    const texts = drafts.flatMap(({ description, colours }) => [description, ...colours.map(({ name }) => name)]) // prettier-ignore
    const urdu = await findTranslations(visit.db, 'ur', texts)
    yield drafts.map((draft) => {
      const cells = cellsOf(draft, urdu)
      return fields.map((field) => cells[field])
    })
    after = found.at(-1)?.number ?? Number.POSITIVE_INFINITY
  }
}

/** What a list says of a product, as an import reads it. `urdu`: of its description and colours. */
export function cellsOf(
  draft: ProductDraft,
  urdu: ReadonlyMap<string, { text: string }>,
): Record<ListField, Cell> {
  const { retail, offerPeriod, multiBuy, wholesale, facts } = draft
  const [main, sub, item] = draft.categoryNames
  const rupees = (amount: Paisa | null | undefined) =>
    amount === null || amount === undefined ? null : toRupees(amount)
  return {
    sku: draft.sku,
    barcode: draft.barcode,
    name: draft.name,
    brand: draft.brand,
    category: main,
    'sub-category': sub,
    'item-category': item,
    pack: draft.pack,
    'unit-grams': draft.weighed?.unitGrams ?? null,
    'by-piece': draft.weighed && (draft.weighed.byPiece ? 'yes' : 'no'),
    price: rupees(retail.list),
    offer: rupees(retail.offer),
    'offer-from': dayFrom(offerPeriod.from),
    'offer-until': dayUntil(offerPeriod.until),
    'multi-buy': multiBuy && `${multiBuy.quantity} for ${toRupees(multiBuy.price)}`,
    'multi-buy-from': dayFrom(multiBuy?.from ?? null),
    'multi-buy-until': dayUntil(multiBuy?.until ?? null),
    wholesale: rupees(wholesale?.list),
    'wholesale-offer': rupees(wholesale?.offer),
    'wholesale-minimum': wholesale?.minimum ?? null,
    'wholesale-step': wholesale?.step ?? null,
    'wholesale-carton': wholesale?.carton ?? null,
    'wholesale-breaks':
      wholesale?.breaks.map(({ from, price }) => `${from} at ${toRupees(price)}`).join(' | ') ??
      null,
    'purchase-price': rupees(draft.purchasePrice),
    points: draft.pointsDivisor,
    stock: draft.stock,
    'low-stock': draft.lowStock,
    published: draft.published ? 'yes' : 'no',
    family: draft.family,
    colours: joinParts(draft.colours.map(({ name, swatch }) => [name, swatch].filter(Boolean).join(' ')), '|;,'), // prettier-ignore
    'colours-ur': coloursInUrdu(draft, urdu),
    description: draft.description,
    'description-ur': urdu.get(draft.description)?.text ?? '',
    'full-description': draft.fullDescription,
    highlights: joinParts(draft.highlights, '|'),
    ...byCell(
      (name) => facts[name],
      (name) => joinParts(facts[name], '|;,'),
    ),
  }
}

/** One for each colour, in English where there is no Urdu; '': none of them is translated. */
function coloursInUrdu(
  { colours }: ProductDraft,
  urdu: ReadonlyMap<string, { text: string }>,
): string {
  const names = colours.map(({ name }) => urdu.get(name)?.text ?? name)
  return colours.some(({ name }) => urdu.has(name)) ? joinParts(names, '|;,') : ''
}

/** A day where it is the beginning of one, "2026-11-30", else the moment. */
const dayFrom = (at: number | null) =>
  at === null ? null : beginsDay(at) ? shopDay(at) : new Date(at).toISOString()

/** The last day where it ends with one. */
const dayUntil = (at: number | null) =>
  at === null ? null : beginsDay(at) ? shopDay(at - dayLength) : new Date(at).toISOString()

const beginsDay = (at: number) => startOfShopDay(shopDay(at)) === at
