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
  .describe('1: one item of each family, all its sizes in `sizes`')

/** What of a list is asked for; a kind that is left out lets everything through. */
const Filters = z.object({
  main_category: SearchText(200).optional(),
  sub_category: SearchText(200).optional(),
  item_category: SearchText(200).optional(),
  category_path: SearchText(300).optional(),
  ...byFacet(() =>
    z
      .union([SearchText(200), z.array(SearchText(200)).max(20)])
      .optional()
      .describe('a name in any case; several, given one after the other: any of them'),
  ),
  min: rupeesOf.optional().describe('the lowest price for this buyer, in rupees'),
  max: rupeesOf.optional().describe('the highest, included as the lowest is'),
  offers: z.enum(['1']).optional(),
  in_stock: z.enum(['1']).optional(),
  rating: whole(5).optional().describe('the least average of stars'),
  exact: z.enum(['1']).optional().describe('1: no word of `q` is taken for a slip'),
  families,
})

/** Products and categories. */
export const catalogueCalls = {
  products: {
    route: 'GET /shoppingitems',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary: 'Products; one page of them when asked with page or limit, or with a filter',
    query: Paged.extend({ sort: z.enum(productSorts).optional(), ...Filters.shape }),
    answer: z.object({
      data: z.array(Item),
      total: z.int().optional(),
      corrected: z.string().optional().describe('`q` as it was probably meant'),
    }),
  },
  facets: {
    route: 'GET /shoppingitems/facets',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    sharedByPriceList: true,
    publicCache: true,
    summary: 'How many products there are in a list, and how many with each choice of a filter',
    query: Filters.extend({
      q: SearchText(100).optional(),
      beside: z
        .enum(['1'])
        .optional()
        .describe(
          '1: the categories beside and above the chosen one are counted too, as with a `q`',
        ),
    }),
    answer: WireFacets,
  },
  product: {
    route: 'GET /shoppingitems/:id',
    access: 'anyone',
    reads: ['catalogue', 'soldOut', 'delivered'],
    publicCache: true,
    summary:
      'One product, by numeric id or _id; `related` are like it, `together` was ordered with it',
    params: ById,
    answer: z.object({ data: Item, related: z.array(Item), together: z.array(Item) }),
  },
  productReviews: {
    route: 'GET /shoppingitems/:id/reviews',
    access: 'anyone',
    reads: ['reviews', 'people'],
    publicCache: true,
    summary:
      'What those say of a product who have received it: a page, the average, how many gave which stars',
    params: ById,
    query: Paged.pick({ page: true, limit: true }),
    answer: WireProductReviews,
  },
  reviewProduct: {
    route: 'POST /shoppingitems/:id/reviews',
    access: 'customer',
    signIn: 'sign_in_to_review',
    summary: 'Review a product that was delivered to you; again: in place of the one before',
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
    summary: 'Featured products in random order',
    query: z.object({ limit: whole(30).optional(), families }),
    answer: data(z.array(Item)),
  },
  boughtTogether: {
    route: 'GET /shoppingitems/together',
    access: 'anyone',
    reads: ['catalogue', 'soldOut', 'delivered'],
    publicCache: true,
    summary: 'What was often ordered together with these products, the most usual first',
    query: z.object({
      ids: z
        .string()
        .max(6500)
        .regex(/^[\x21-\x7e]*$/, misfit('id'))
        .describe('ids of products, separated by commas'),
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
    summary: 'What is cheaper at this moment and in stock, the largest saving first; one page',
    query: Paged.pick({ page: true, limit: true }).extend({
      sort: z.enum(productSorts).optional().describe('left out: the largest saving first'),
      ...Filters.pick({
        category_path: true,
        min: true,
        max: true,
        rating: true,
        ...byFacet(() => true as const),
      }).shape,
      main_category: SearchText(200).optional().describe('slug'),
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
    summary: 'The category tree with its items',
    answer: data(z.array(WireCategory)),
  },
  categoryTree: {
    route: 'GET /category/tree',
    access: 'anyone',
    reads: ['catalogue'],
    publicCache: true,
    summary: 'The category tree with counts, without items',
    answer: data(z.array(TreeNode)),
  },
  search: {
    route: 'GET /search',
    access: 'anyone',
    reads: ['catalogue', 'soldOut'],
    publicCache: true,
    summary: 'Search the catalogue: text, never a pattern; best first',
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
    summary: 'While somebody types: the best products, one of each family, categories and brands',
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
      corrected: z
        .string()
        .nullable()
        .describe('the text without the slips that it has; null: it has none'),
    }),
  },
  recordSearch: {
    route: 'POST /searches',
    access: 'anyone',
    summary: 'Count that somebody searched for a text; nothing says who it was',
    body: z.object({ q: SearchText(200) }),
    answer: Done,
  },
  recordBought: {
    route: 'POST /order/:id/searches',
    access: 'anyone',
    summary: 'Count what of an order was found by searches on this device before it',
    params: ById,
    body: z.object({ searches: z.array(SearchText(200)).max(20) }),
    answer: Done,
  },
  popularSearches: {
    route: 'GET /searches/popular',
    access: 'anyone',
    reads: ['catalogue'],
    publicCache: true,
    summary: 'What people searched for lately and then bought',
    answer: data(z.array(z.string())),
  },
} as const satisfies Record<string, CallSchema>
