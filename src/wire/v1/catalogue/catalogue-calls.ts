import { z } from 'zod'
import { byFacet } from '#shop/catalogue/lists/facets.ts'
import { productSorts } from '#shop/catalogue/product.ts'
import { misfit } from '../../misfit.ts'
import { TreeNode, WireCategory } from './category.schema.ts'
import { ReviewBody } from '../content/review.schema.ts'
import { WireFacets } from './facets.schema.ts'
import { Item } from './product.schema.ts'
import { WireProductReview, WireProductReviews } from './product-review.schema.ts'
import { AnySearch, SearchText } from '../../amounts.schema.ts'
import { type CallSchema, ById, whole, Paged, data, counted, Done } from '../../call-schema.ts'

const rupeesOf = z.coerce.number().min(0).max(1_000_000_000)

const families = z
  .enum(['1'])
  .optional()
  .describe('1: one item per family, with all its sizes in `sizes`')

/** Filters of a list; absent ones match everything. */
const Filters = z.object({
  main_category: SearchText(200).optional(),
  sub_category: SearchText(200).optional(),
  item_category: SearchText(200).optional(),
  category_path: SearchText(300).optional(),
  ...byFacet(() =>
    z
      .union([SearchText(200), z.array(SearchText(200)).max(20)])
      .optional()
      .describe('name, not case-sensitive; repeat the parameter to match any of several'),
  ),
  min: rupeesOf.optional().describe('minimum price for this customer, in rupees, inclusive'),
  max: rupeesOf.optional().describe('maximum price for this customer, in rupees, inclusive'),
  offers: z.enum(['1']).optional(),
  in_stock: z.enum(['1']).optional(),
  rating: whole(5).optional().describe('minimum average rating in stars'),
  exact: z.enum(['1']).optional().describe('1: do not correct spelling in `q`'),
  families,
})

const texts = (means: string) => z.array(z.string()).optional().describe(means)

/** Products and categories. */
export const catalogueCalls = {
  products: {
    route: 'GET /shoppingitems',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary: 'List products; all of them unless `page`, `limit` or a filter is given',
    query: Paged.extend({ sort: z.enum(productSorts).optional(), ...Filters.shape }),
    answer: z.object({
      data: z.array(Item),
      total: z.int().optional(),
      corrected: z.string().optional().describe('`q` with corrected spelling'),
      fewer: texts('if nothing matches `q`: shorter searches to offer, best first'),
      unsold: texts('brands in `q` that the shop does not sell; `data` has similar goods'),
      meal: z
        .object({ name: z.string(), goods: z.array(z.string()) })
        .optional()
        .describe('if `q` is a meal: the kinds of goods in `data`, each a search'),
      several: texts('if `q` names several goods: each of them, a search'),
    }),
  },
  facets: {
    route: 'GET /shoppingitems/facets',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary: 'Get the number of products in a list, in total and for each filter choice',
    query: Filters.extend({
      q: SearchText(100).optional(),
      beside: z
        .enum(['1'])
        .optional()
        .describe('1: also count sibling and parent categories of the chosen one, as with `q`'),
    }),
    answer: WireFacets,
  },
  product: {
    route: 'GET /shoppingitems/:id',
    access: 'anyone',
    reads: ['catalogue', 'soldOut', 'delivered'],
    publicCache: true,
    summary:
      'Get a product by numeric id or `_id`, with similar products (`related`) and products ordered with it (`together`)',
    params: ById,
    answer: z.object({ data: Item, related: z.array(Item), together: z.array(Item) }),
  },
  productReviews: {
    route: 'GET /shoppingitems/:id/reviews',
    access: 'anyone',
    reads: ['reviews', 'people', 'catalogue'],
    publicCache: true,
    summary:
      'List reviews of a product by customers who received it: one page, the average and the count per rating',
    params: ById,
    query: Paged.pick({ page: true, limit: true }).extend({
      families: z.literal('1').optional().describe('1: with the reviews of its other sizes'),
    }),
    answer: WireProductReviews,
  },
  reviewProduct: {
    route: 'POST /shoppingitems/:id/reviews',
    access: 'customer',
    signIn: 'sign_in_to_review',
    summary: 'Create or replace your review of a product that was delivered to you',
    params: ById,
    body: ReviewBody,
    status: 201,
    answer: WireProductReview,
  },
  featured: {
    route: 'GET /shoppingitems/featured',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary: 'List some of the best sellers in random order',
    query: z.object({ limit: whole(30).optional(), families }),
    answer: data(z.array(Item)),
  },
  boughtTogether: {
    route: 'GET /shoppingitems/together',
    access: 'anyone',
    reads: ['catalogue', 'soldOut', 'delivered'],
    publicCache: true,
    summary: 'List products often ordered together with these, most frequent first',
    query: z.object({
      ids: z
        .string()
        .max(6500)
        .regex(/^[\x21-\x7e]*$/, misfit('id'))
        .describe('product ids, separated by commas'),
      limit: whole(12).optional(),
    }),
    answer: data(z.array(Item)),
  },
  offers: {
    route: 'GET /shoppingitems/offers',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary:
      'List products on offer and in stock, largest percentage first, then those cheaper several together; one page',
    query: Paged.pick({ page: true, limit: true }).extend({
      sort: z.enum(productSorts).optional().describe('default: largest percentage first'),
      ...Filters.pick({
        category_path: true,
        min: true,
        max: true,
        rating: true,
        ...byFacet(() => true as const),
      }).shape,
      main_category: SearchText(200).optional().describe('category slug'),
      families,
    }),
    answer: counted(Item).extend({
      categories: z.array(z.object({ slug: z.string(), count: z.int() })),
    }),
  },
  categories: {
    route: 'GET /category',
    access: 'anyone',
    reads: ['catalogue'],
    publicCache: true,
    summary: 'Get the category tree with its items',
    answer: data(z.array(WireCategory)),
  },
  categoryTree: {
    route: 'GET /category/tree',
    access: 'anyone',
    reads: ['catalogue'],
    publicCache: true,
    summary: 'Get the category tree with counts, without items',
    answer: data(z.array(TreeNode)),
  },
  search: {
    route: 'GET /search',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    publicCache: true,
    summary: 'Search products by plain text, best matches first',
    query: z.object({
      q: AnySearch(10_000).default(''),
      limit: whole(100).optional(),
      families,
      main_category: SearchText(200).optional(),
    }),
    answer: counted(Item),
  },
  suggestions: {
    route: 'GET /search/suggestions',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    publicCache: true,
    summary:
      'Get suggestions while the user types: best products (one per family), categories and brands',
    query: z.object({
      q: AnySearch(10_000),
      limit: whole(20).optional(),
      main_category: SearchText(200).optional(),
    }),
    answer: counted(Item).extend({
      categories: z.array(
        z.object({ name: z.string(), path: z.string(), under: z.array(z.string()) }),
      ),
      brands: z.array(z.string()),
      words: z
        .array(z.string())
        .describe('what a begun word may become, if it may mean different goods'),
      corrected: z
        .string()
        .nullable()
        .describe('the text with corrected spelling; null: no corrections'),
    }),
  },
  recordSearch: {
    route: 'POST /searches',
    access: 'anyone',
    summary: 'Count a search anonymously',
    body: z.object({ q: SearchText(200) }),
    answer: Done,
  },
  recordBought: {
    route: 'POST /order/:id/searches',
    access: 'anyone',
    summary: 'Count anonymously which items of an order were found by searches on this device',
    params: ById,
    body: z.object({ searches: z.array(SearchText(200)).max(20) }),
    answer: Done,
  },
  popularSearches: {
    route: 'GET /searches/popular',
    access: 'anyone',
    reads: ['catalogue'],
    publicCache: true,
    summary: 'List recent searches that led to orders',
    answer: data(z.array(z.string())),
  },
} as const satisfies Record<string, CallSchema>
