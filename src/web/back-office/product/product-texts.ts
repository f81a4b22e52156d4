import { readBarcode } from '#shop/catalogue/codes/barcode.ts'
import { listNames, textNames } from '#shop/catalogue/product-fields.ts'
import { wordListNames, wordNames } from '#shop/catalogue/product-words.ts'
import type { Answer, Input } from '#wire/calls.ts'
import { clockText, momentOf } from '../forms/shop-clock.ts'

export type EditedProduct = Answer<'adminProduct'>['data']
export type NewProduct = Input<'adminCreateProduct'>['body']

export type BreakRow = { from: string; price: string }
export type ColourRow = { name: string; nameUr?: string; swatch: string; picture: string }

/** Everything that is typed into a product's form, as text. Breaks and colours are rows. */
export type ProductTexts = {
  [name in TextName]: string
} & { published: boolean; wholesaleBreaks: readonly BreakRow[]; colors: readonly ColourRow[] }

const plainNames = [
  ...textNames,
  'name',
  'brand',
  'description',
  'fullDescription',
  'mainCategory',
  'subCategory',
  'itemCategory',
] as const
/** Texts in Urdu, after the field of the English one. */
const urduNames = wordNames.map((name) => `${name}Ur` as const)
const urduLineNames = wordListNames.map((name) => `${name}Ur` as const)
const orNothing = ['sku', 'barcode', 'family'] as const
const lineNames = ['highlights', ...listNames] as const
const amountNames = [
  'offerPrice',
  'purchasePrice',
  'wholesaleListPrice',
  'wholesaleOfferPrice',
] as const
const momentNames = ['offerFrom', 'offerUntil'] as const
const wholeNames = ['wholesaleMinimum', 'wholesaleStep'] as const
const multiBuyNames = [
  'multiBuyQuantity',
  'multiBuyPrice',
  'multiBuyFrom',
  'multiBuyUntil',
] as const

export const isUrdu = (name: string): name is UrduName =>
  [...urduNames, ...urduLineNames].some((one) => one === name)

export type UrduName = (typeof urduNames)[number] | (typeof urduLineNames)[number]

export type TextName =
  | UrduName
  | (typeof plainNames)[number]
  | (typeof orNothing)[number]
  | (typeof lineNames)[number]
  | (typeof amountNames)[number]
  | (typeof momentNames)[number]
  | (typeof wholeNames)[number]
  | (typeof multiBuyNames)[number]
  | 'pack'
  | 'listPrice'
  | 'wholesaleCarton'
  | 'stock'
  | 'lowStock'
  | 'pointsDivisor'
  | 'unitGrams'
  | 'weighed'
export type FieldName = keyof ProductTexts

const texted = <Name extends string>(names: readonly Name[], text: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>
const figure = (value: number | null | undefined) => String(value ?? '')

/** 'weight' or 'piece': how weighed goods are ordered; '': it isn't weighed. */
const weighedText = ({ unitGrams, byPiece }: EditedProduct) =>
  unitGrams === null ? '' : byPiece ? 'piece' : 'weight'

/** A product as its form shows it. Times are by the shop's clock. */
export function textsOf(product: EditedProduct): ProductTexts {
  const { multiBuy } = product
  return {
    ...texted(plainNames, (name) => product[name]),
    ...texted(orNothing, (name) => product[name] ?? ''),
    ...texted(urduNames, (name) => product[name] ?? ''),
    ...texted(urduLineNames, (name) => (product[name] ?? []).join('\n').trimEnd()),
    ...texted(lineNames, (name) => product[name].join('\n')),
    ...texted(amountNames, (name) => figure(product[name])),
    ...texted(momentNames, (name) => clockText(product[name])),
    ...texted(wholeNames, (name) => String(product[name] ?? 1)),
    listPrice: String(product.listPrice),
    pack: product.pack.text,
    wholesaleCarton: figure(product.wholesaleCarton),
    stock: figure(product.stock),
    lowStock: figure(product.lowStock),
    pointsDivisor: figure(product.pointsDivisor),
    weighed: weighedText(product),
    unitGrams: figure(product.unitGrams),
    multiBuyQuantity: figure(multiBuy && multiBuy.quantity),
    multiBuyPrice: figure(multiBuy && multiBuy.price),
    multiBuyFrom: clockText(multiBuy && multiBuy.from),
    multiBuyUntil: clockText(multiBuy && multiBuy.until),
    wholesaleBreaks: (product.wholesaleBreaks ?? []).map(({ from, price }) => ({
      from: String(from),
      price: String(price),
    })),
    colors: product.colors.map(({ name, swatch, picture }, index) => ({
      name,
      nameUr: product.colorsUr?.[index] ?? '',
      swatch: swatch ?? '',
      picture: picture ?? '',
    })),
    published: product.published,
  }
}

const empty = texted(
  [
    ...plainNames,
    ...orNothing,
    ...urduNames,
    ...urduLineNames,
    ...lineNames,
    ...amountNames,
    ...momentNames,
    ...wholeNames,
    ...multiBuyNames,
    'pack',
    'listPrice',
    'wholesaleCarton',
    'stock',
    'lowStock',
    'pointsDivisor',
    'weighed',
    'unitGrams',
  ],
  () => '',
)

/** The form of a new product; `like` is one that it is a copy of, without what only one product can have. */
export const newTexts = (like: EditedProduct | null): ProductTexts =>
  like === null
    ? {
        ...empty,
        wholesaleMinimum: '1',
        wholesaleStep: '1',
        wholesaleBreaks: [],
        colors: [],
        published: true,
      }
    : {
        ...textsOf(like),
        sku: '',
        barcode: '',
        stock: '',
        colors: textsOf(like).colors.map((row) => ({ ...row, picture: '' })),
        published: false,
      }

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
/** An empty line has no translation; the next one is of the next text. */
const linesInOrder = (text: string) =>
  text.trim() === '' ? [] : text.trimEnd().split('\n').map((line) => line.trim()) // prettier-ignore
const orNull = (text: string) => (text.trim() === '' ? null : Number(text))

const namedColours = ({ colors }: ProductTexts) => colors.filter(({ name }) => name.trim() !== '')

/** What the form says of a product, as the shop's calls take it. */
export function valuesOf(texts: ProductTexts) {
  return {
    ...mapped(plainNames, (name) => texts[name].trim()),
    ...mapped(orNothing, (name) => texts[name].trim() || null),
    barcode: readBarcode(texts.barcode) ?? (texts.barcode.trim() || null),
    ...mapped(urduNames, (name) => texts[name].trim()),
    ...mapped(urduLineNames, (name) => linesInOrder(texts[name])),
    ...mapped(lineNames, (name) => linesOf(texts[name])),
    ...mapped(amountNames, (name) => orNull(texts[name])),
    ...mapped(momentNames, (name) => momentOf(texts[name])),
    ...mapped(wholeNames, (name) => Number(texts[name])),
    pack: texts.pack.trim(),
    listPrice: Number(texts.listPrice),
    wholesaleCarton: orNull(texts.wholesaleCarton),
    stock: orNull(texts.stock),
    lowStock: orNull(texts.lowStock),
    pointsDivisor: orNull(texts.pointsDivisor),
    unitGrams: texts.weighed === '' ? null : orNull(texts.unitGrams),
    byPiece: texts.weighed === 'piece',
    multiBuy:
      texts.multiBuyQuantity.trim() === ''
        ? null
        : {
            quantity: Number(texts.multiBuyQuantity),
            price: Number(texts.multiBuyPrice),
            from: momentOf(texts.multiBuyFrom),
            until: momentOf(texts.multiBuyUntil),
          },
    wholesaleBreaks: texts.wholesaleBreaks
      .filter(({ from, price }) => from.trim() !== '' || price.trim() !== '')
      .map(({ from, price }) => ({ from: Number(from), price: Number(price) })),
    colors: namedColours(texts).map(({ name, swatch, picture }) => ({
      name: name.trim(),
      swatch: swatch || null,
      picture: picture || null,
    })),
    // Drafts of older pages have none.
    colorsUr: namedColours(texts).map(({ nameUr = '' }) => nameUr.trim()),
    published: texts.published,
  }
}

const mapped = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>

/** What is to be sent: the values that are others than the product's own. Empty: nothing is changed. */
export function changesTo(product: EditedProduct, texts: ProductTexts) {
  const own = valuesOf(textsOf(product))
  const changed = Object.entries(valuesOf(texts)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name as keyof typeof own]),
  )
  const changes: Partial<NewProduct> = Object.fromEntries(changed)
  return 'stock' in changes ? { ...changes, stockBefore: product.stock } : changes
}
