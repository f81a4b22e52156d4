import { maxColourLength } from '../catalogue/colours/colour.ts'
import { maxHighlightLength } from '../catalogue/product-draft.ts'
import { productFields } from '../catalogue/product-fields.ts'
import { cleanName, cleanText } from '../clean-text.ts'
import type { ShopSettings } from '../settings/settings.ts'
import { inUrduLetters } from '../translations/urdu-letters.ts'

/** What staff call the texts of the shop by. */
export const textKinds = [
  'name',
  'description',
  'highlight',
  'fact',
  'category',
  'brand',
  'colour',
  'banner',
  'news',
  'event',
  'about',
  'announcement',
  'page',
  'zone',
  'reply',
  'pack',
  'shop',
] as const
export type TextKind = (typeof textKinds)[number]

/** Where a kind of text stands. */
export type Field = {
  kind: TextKind
  table: string
  column: string
  /** characters that fit there, of the translation too */
  most: number
  /** a JSON list of texts */
  isList?: true
  /** several lines, where others have one */
  isLong?: true
  /** of each record in the list */
  part?: string
  /** one row of the settings, whose value is JSON */
  setting?: keyof ShopSettings
}

/** Where the texts stand that shoppers read and staff write. Staff send a reply in the language of its reader. */
export const textFields = {
  'product-name': { kind: 'name', table: 'product', column: 'name', most: 200 },
  'product-description': {
    kind: 'description',
    table: 'product',
    column: 'description',
    most: 2000,
    isLong: true,
  },
  'product-full-description': {
    kind: 'description',
    table: 'product',
    column: 'full_description',
    most: 20_000,
    isLong: true,
  },
  'product-highlight': {
    kind: 'highlight',
    table: 'product',
    column: 'highlights',
    most: maxHighlightLength,
    isList: true,
  },
  'product-ingredients': { ...factField('ingredients'), isLong: true },
  'product-storage': { ...factField('storage'), isLong: true },
  'product-shelf-life': factField('shelfLife'),
  'product-origin': factField('origin'),
  'product-country': factField('countryOfOrigin'),
  'product-allergen': { ...factField('allergens'), isList: true },
  'category-name': { kind: 'category', table: 'category', column: 'name', most: 100 },
  'product-brand': { kind: 'brand', table: 'product', column: 'brand', most: 100 },
  'product-colour': {
    kind: 'colour',
    table: 'product',
    column: 'colours',
    most: maxColourLength,
    isList: true,
    part: 'name',
  },
  'banner-title': { kind: 'banner', table: 'banner', column: 'title', most: 80 },
  'banner-text': { kind: 'banner', table: 'banner', column: 'body', most: 160, isLong: true },
  'banner-alt': { kind: 'banner', table: 'banner', column: 'alt', most: 200 },
  'news-title': { kind: 'news', table: 'news', column: 'title', most: 200 },
  'news-summary': { kind: 'news', table: 'news', column: 'summary', most: 500, isLong: true },
  'news-body': { kind: 'news', table: 'news', column: 'body', most: 50_000, isLong: true },
  'event-name': { kind: 'event', table: 'shop_event', column: 'name', most: 120 },
  'event-location': { kind: 'event', table: 'shop_event', column: 'location', most: 200 },
  'event-description': {
    kind: 'event',
    table: 'shop_event',
    column: 'description',
    most: 10_000,
    isLong: true,
  },
  'block-title': { kind: 'about', table: 'content_block', column: 'title', most: 120 },
  'block-description': {
    kind: 'about',
    table: 'content_block',
    column: 'description',
    most: 10_000,
    isLong: true,
  },
  announcement: { kind: 'announcement', table: 'announcement', column: 'body', most: 160 },
  'page-text': { kind: 'page', table: 'shop_text', column: 'body', most: 50_000, isLong: true },
  'zone-name': { kind: 'zone', table: 'delivery_zone', column: 'name', most: 60 },
  reply: { kind: 'reply', table: 'reply_template', column: 'body', most: 4000, isLong: true },
  'product-pack': { kind: 'pack', table: 'product', column: 'pack_text', most: 60 },
  'shop-tagline': settingField('tagline', 160),
  'shop-address': { ...settingField('address', 300), isLong: true },
  'shop-town': { ...settingField('towns', 60), isList: true },
  'shop-social': { ...settingField('social', 40), isList: true, part: 'name' },
  'shop-holiday': { ...settingField('holidays', 60), isList: true, part: 'name' },
  'shop-statistic': { ...settingField('sellerStatistics', 60), isList: true, part: 'label' },
  'shop-counter': { ...settingField('counters', 60), isList: true, part: 'label' },
} as const satisfies Record<string, Field>

export type TextField = keyof typeof textFields
export const textFieldNames = Object.keys(textFields) as TextField[]

/** The fields of a kind; null: all. */
export const fieldsOfKind = (kind: TextKind | null): [TextField, Field][] =>
  textFieldNames
    .map((name): [TextField, Field] => [name, textFields[name]])
    .filter(([, field]) => kind === null || field.kind === kind)

/** A translation as its field takes it: in one line or several, in the letters of Urdu. */
export function cleanUrdu(field: TextField, typed: string): string {
  const { isLong }: Field = textFields[field]
  return inUrduLetters(isLong ? cleanText(typed) : cleanName(typed))
}

/** The longest translation of any text. */
export const longestTranslation = Math.max(...textFieldNames.map((name) => textFields[name].most))

type Fact = 'ingredients' | 'storage' | 'shelfLife' | 'origin' | 'countryOfOrigin' | 'allergens'

function factField(name: Fact) {
  const { column, max: most } = productFields[name]
  return { kind: 'fact', table: 'product', column, most } as const
}

function settingField<Name extends keyof ShopSettings>(setting: Name, most: number) {
  return { kind: 'shop', table: 'setting', column: 'value', setting, most } as const
}

/** How far a text is translated. `check`: its English has changed since. */
export const textStates = ['missing', 'check', 'done'] as const
export type TextState = (typeof textStates)[number]
