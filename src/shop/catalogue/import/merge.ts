import { always } from '../../pricing/period.ts'
import type { PriceTag } from '../../pricing/price-tag.ts'
import {
  plainTerms,
  type WholesaleTag,
  type WholesaleTerms,
} from '../../pricing/wholesale-terms.ts'
import { type Colour, colourNamed } from '../colours/colour.ts'
import { levelsOf, mergeWeighed, pricesOf, type ProductDraft } from '../product-draft.ts'
import { noFacts } from '../product-fields.ts'
import { packOfWeighed } from '../sizes/pack.ts'
import type { Listed } from './rows/list-row.ts'
import { stockIn } from './rows/list-stock.ts'

export type MergeOptions = {
  /** New products are not published. */
  asDraft: boolean
  /** Known products get their prices and nothing else; new ones are not made. */
  pricesOnly: boolean
}

/** A product that the shop does not have yet. */
export function newDraft(listed: Listed, { asDraft }: MergeOptions): ProductDraft {
  const size = packed(mergeWeighed(null, listed.weighed), listed.pack)
  return {
    sku: listed.sku,
    barcode: listed.barcode ?? null,
    name: listed.name,
    brand: listed.brand,
    description: listed.description ?? '',
    fullDescription: listed.fullDescription ?? '',
    highlights: listed.highlights ?? [],
    categoryNames: listed.categoryNames,
    ...size,
    retail: listed.retail,
    offerPeriod: listed.offerPeriod ?? always,
    multiBuy: listed.multiBuy ?? null,
    wholesale: onTerms(listed.wholesale ?? null, plainTerms, listed.terms),
    purchasePrice: listed.purchasePrice ?? null,
    pointsDivisor: listed.pointsDivisor ?? null,
    perishable: false,
    stock: stockIn(listed.stock, size.pack) ?? null,
    lowStock: listed.lowStock ?? null,
    picture: null,
    pictures: [],
    colours: listed.colours ?? [],
    family: listed.family ?? null,
    facts: { ...noFacts, ...listed.facts },
    published: !asDraft && (listed.published ?? true),
  }
}

/**
 * A product that is there, as the list has it now. An empty cell says nothing. Where the list has
 * codes, it may name and place the product anew; where it has none, name and place are what the
 * product is recognised by, and what staff made of them since stays.
 */
export function merged(
  draft: ProductDraft,
  listed: Listed,
  { pricesOnly }: MergeOptions,
): ProductDraft {
  const priced = {
    ...draft,
    retail: listed.retail,
    offerPeriod: listed.offerPeriod ?? periodOf(draft, listed),
    multiBuy: listed.multiBuy === undefined ? draft.multiBuy : listed.multiBuy,
    wholesale: onTerms(
      listed.wholesale === undefined ? draft.wholesale : listed.wholesale,
      draft.wholesale ?? plainTerms,
      listed.terms,
    ),
    purchasePrice: listed.purchasePrice ?? draft.purchasePrice,
  }
  if (pricesOnly) return priced
  const weighed = mergeWeighed(draft.weighed, listed.weighed)
  const size = packed(weighed, (listed.hasCode && listed.pack) || draft.pack)
  const terms = {
    ...priced,
    ...size,
    description: listed.description ?? draft.description,
    fullDescription: listed.fullDescription ?? draft.fullDescription,
    barcode: listed.barcode ?? draft.barcode,
    pointsDivisor: listed.pointsDivisor === undefined ? draft.pointsDivisor : listed.pointsDivisor,
    stock: stockIn(listed.stock, size.pack) ?? draft.stock,
    lowStock: listed.lowStock ?? draft.lowStock,
    colours: listed.colours === undefined ? draft.colours : recoloured(draft, listed.colours),
    family: listed.family ?? draft.family,
    facts: { ...draft.facts, ...listed.facts },
    highlights: listed.highlights ?? draft.highlights,
    published: listed.published ?? draft.published,
  }
  if (!listed.hasCode) return terms
  return {
    ...terms,
    name: listed.name,
    brand: listed.brand || draft.brand,
    categoryNames: listed.categoryNames,
  }
}

/** The usual weight of weighed goods is their pack. */
const packed = (weighed: ProductDraft['weighed'], pack: string) => ({
  weighed,
  pack: weighed ? packOfWeighed(weighed).text : pack,
})

/** An offer price that is not the one before does not end with that one. */
const periodOf = ({ retail, offerPeriod }: ProductDraft, listed: Listed) =>
  retail.offer === listed.retail.offer ? offerPeriod : always

/** A price on the terms that staff gave and the list tells anew; a break of theirs that it has come down to is none any more. */
const onTerms = (
  tag: PriceTag | null,
  { minimum, step, carton, breaks }: WholesaleTerms,
  terms: Partial<WholesaleTerms>,
): WholesaleTag | null =>
  tag && {
    list: tag.list,
    offer: tag.offer,
    minimum,
    step,
    carton,
    breaks: breaks.filter(({ price }) => price < tag.list),
    ...terms,
  }

/** A colour that keeps its name keeps its picture. */
const recoloured = (draft: ProductDraft, colours: readonly Colour[]): Colour[] =>
  colours.map((colour) => ({
    ...colour,
    picture: colourNamed(draft, colour.name)?.picture ?? null,
  }))

/** Whether writing the one over the other would change anything. */
export const isSame = (a: ProductDraft, b: ProductDraft) => comparable(a) === comparable(b)

const comparable = (draft: ProductDraft) =>
  JSON.stringify([
    pricesOf(draft),
    draft.barcode,
    draft.name,
    draft.brand,
    draft.description,
    draft.fullDescription,
    levelsOf(draft.categoryNames).at(-1)?.path,
    draft.pack,
    draft.stock,
    draft.lowStock,
    draft.colours,
    draft.family,
    draft.facts,
    draft.highlights,
    draft.published,
  ])
