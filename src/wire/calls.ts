import { z } from 'zod'
import { orderStatuses } from '#shop/orders/order.ts'
import { returnStates } from '#shop/returns/order-return.ts'
import { outboxStates } from '#shop/outbox/letter.ts'
import { productSorts } from '#shop/catalogue/product.ts'
import { Id, PlainText } from './amounts.schema.ts'
import {
  AdminCustomer,
  AdminOrder,
  AdminProduct,
  ChangeProductBody,
  NewProductBody,
} from './admin.schema.ts'
import { ChangeAddressBody, NewAddressBody, WireAddress } from './address.schema.ts'
import { CartBody, WireCart } from './cart.schema.ts'
import { TreeNode, WireCategory } from './category.schema.ts'
import {
  ReviewBody,
  WireBanner,
  WireBlock,
  WireEvent,
  WireNews,
  WireReview,
  WireSale,
} from './content.schema.ts'
import { CancelBody, CreateOrderBody, WireOrder } from './order.schema.ts'
import { PlacePoint, PlaceSearch, WirePlace } from './place.schema.ts'
import { WireOutboxEntry } from './outbox.schema.ts'
import { Item } from './product.schema.ts'
import { QuickOrderBody, WireCheckedLine } from './quick-order.schema.ts'
import { MessageBody, WireMessage } from './message.schema.ts'
import { AdminReturn, DecisionBody } from './return.schema.ts'
import { WireProductReview, WireProductReviews } from './product-review.schema.ts'
import type { RouteName } from './routes.ts'
import { WireSession } from './session.schema.ts'
import { WirePointsEntry } from './points.schema.ts'
import { Settings } from './settings.schema.ts'
import { User } from './user.schema.ts'

/**
 * What a call takes and gives. `status` is that of success; `multipart` bodies arrive as fields and
 * at most one picture. The OpenAPI document is made from this table.
 */
export type CallSchema = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  multipart?: true
  /** The same for every guest: made once and kept for a moment. */
  shared?: true
  status?: 200 | 201
  answer: z.ZodType
}

const Done = z.object({ success: z.literal(true), message: z.string() })
const ById = z.object({ id: Id.min(1) })
const whole = (most: number) => z.coerce.number().int().min(1).max(most)
const Paged = z.object({
  page: whole(1_000_000).optional(),
  limit: whole(100).optional(),
  q: PlainText(100).optional(),
})
const Points = z.object({ points: z.unknown().optional() })
const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema })
const counted = <T extends z.ZodType>(schema: T) =>
  z.object({ data: z.array(schema), total: z.int() })
const ok = <T extends z.ZodType>(schema: T) => z.object({ statuscode: z.int(), data: schema })

export const calls = {
  me: { summary: 'The signed-in user, or null for a guest', answer: User.nullable() },
  login: {
    summary: 'Sign in',
    body: z.object({
      email: PlainText(254),
      password: z.string().max(1024),
      remember: z.boolean().optional(),
    }),
    answer: User,
  },
  logout: { summary: 'Sign out', answer: Done },
  signup: { summary: 'Open an account (multipart)', multipart: true, status: 201, answer: Done },
  updateProfile: {
    summary: 'Change the profile (multipart)',
    multipart: true,
    answer: Done.extend({ user: User }),
  },
  forgotPassword: {
    summary:
      'Ask for a link to a new password; the same answer whether or not the address is known',
    body: z.object({ email: PlainText(254) }),
    answer: Done,
  },
  resetPassword: {
    summary: 'Choose a new password with the link’s token',
    body: z.object({ token: z.string().max(100), password: z.string().max(1024) }),
    answer: Done,
  },
  sessions: { summary: 'Where the account is signed in', answer: data(z.array(WireSession)) },
  signOutEverywhere: { summary: 'Sign out on every device, this one too', answer: Done },
  pointsStatement: {
    summary: 'The points ledger of the account, newest first',
    query: Paged.pick({ page: true, limit: true }),
    answer: counted(WirePointsEntry),
  },
  addresses: { summary: 'The address book, the default first', answer: data(z.array(WireAddress)) },
  addAddress: {
    summary: 'Put an address into the book',
    body: NewAddressBody,
    status: 201,
    answer: data(WireAddress),
  },
  changeAddress: {
    summary: 'Change an address, or make it the default',
    params: ById,
    body: ChangeAddressBody,
    answer: data(WireAddress),
  },
  removeAddress: { summary: 'Take an address out of the book', params: ById, answer: Done },
  favourites: { summary: 'The wishlist', answer: z.object({ favorites: z.array(Item) }) },
  addFavourite: {
    summary: 'Put a product on the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  removeFavourite: {
    summary: 'Take a product off the wishlist',
    body: z.object({ productid: Id }),
    answer: z.object({ success: z.literal(true), user: User }),
  },
  redeemPoints: {
    summary: 'Redeem points on the newest open order, or acknowledge what an order redeemed',
    body: Points,
    answer: Done.extend({ user: User }),
  },
  addPoints: {
    summary: 'Acknowledge the points that an order earned',
    body: Points,
    answer: Done.extend({ user: User }),
  },
  banners: { shared: true, summary: 'Home page banners', answer: z.array(WireBanner) },
  sales: { shared: true, summary: 'Sale images', answer: z.array(WireSale) },
  reviews: {
    shared: true,
    summary: 'Reviews of the shop, newest first',
    answer: z.array(WireReview),
  },
  writeReview: { summary: 'Review the shop', body: ReviewBody, status: 201, answer: WireReview },
  news: { shared: true, summary: 'News, newest first', answer: z.array(WireNews) },
  newsItem: { shared: true, summary: 'One news item', params: ById, answer: WireNews },
  about: { shared: true, summary: 'About Us blocks', answer: z.array(WireBlock) },
  achievements: { shared: true, summary: 'Achievements', answer: z.array(WireBlock) },
  events: { shared: true, summary: 'Events', answer: z.array(WireEvent) },
  shipping: {
    shared: true,
    summary: 'Shipping prices; the first is in force',
    answer: z.array(z.object({ _id: z.string(), price: z.number() })),
  },
  settings: { shared: true, summary: 'What the shop says of itself', answer: Settings },
  products: {
    shared: true,
    summary: 'Products; one page of them when asked with page or limit',
    query: Paged.extend({
      main_category: z.string().max(200).optional(),
      sub_category: z.string().max(200).optional(),
      item_category: z.string().max(200).optional(),
      category_path: z.string().max(300).optional(),
      sort: z.enum(productSorts).optional(),
      in_stock: z.enum(['1']).optional(),
    }),
    answer: z.object({ data: z.array(Item), total: z.int().optional() }),
  },
  product: {
    shared: true,
    summary: 'One product, by numeric id or _id; `related` stand on the same shelf',
    params: ById,
    answer: z.object({ data: Item, related: z.array(Item) }),
  },
  productReviews: {
    shared: true,
    summary:
      'What those say of a product who have received it: a page, the average, how many gave which stars',
    params: ById,
    query: Paged.pick({ page: true, limit: true }),
    answer: WireProductReviews,
  },
  reviewProduct: {
    summary: 'Review a product that was delivered to you; again: in place of the one before',
    params: ById,
    body: ReviewBody,
    status: 201,
    answer: WireProductReview,
  },
  featured: {
    shared: true,
    summary: 'Featured products in random order',
    query: z.object({ limit: whole(30).optional() }),
    answer: data(z.array(Item)),
  },
  categories: {
    shared: true,
    summary: 'The category tree with its items',
    answer: data(z.array(WireCategory)),
  },
  categoryTree: {
    shared: true,
    summary: 'The category tree with counts, without items',
    answer: data(z.array(TreeNode)),
  },
  search: {
    shared: true,
    summary: 'Search the catalogue: text, never a pattern; best first',
    query: z.object({
      q: z.string().max(10_000).default(''),
      limit: whole(100).optional(),
      main_category: z.string().max(200).optional(),
    }),
    answer: counted(Item),
  },
  cart: { summary: "The account's cart", answer: WireCart },
  putCart: {
    summary: "Replace the account's cart, or join a guest's with it",
    body: CartBody,
    answer: WireCart,
  },
  priceCart: { summary: "Price a guest's cart; nothing is kept", body: CartBody, answer: WireCart },
  checkQuickOrder: {
    summary:
      'Look up the lines of an order list: by sku or numeric id exactly, else by name; nothing is kept',
    body: QuickOrderBody,
    answer: data(z.array(WireCheckedLine)),
  },
  geocodeSearch: {
    shared: true,
    summary: 'Places by name, at most five',
    query: PlaceSearch,
    answer: z.array(WirePlace),
  },
  geocodeReverse: {
    shared: true,
    summary: 'The place at a point',
    query: PlacePoint,
    answer: WirePlace,
  },
  createOrder: {
    summary: 'Place an order',
    body: CreateOrderBody,
    status: 201,
    answer: ok(WireOrder),
  },
  orders: {
    summary: "The buyer's orders, newest first",
    query: z.object({ page: whole(100_000).optional(), limit: whole(100).optional() }),
    answer: ok(z.array(WireOrder)).extend({ total: z.int() }),
  },
  order: {
    summary: 'One order of the buyer, or a guest order by its key',
    params: ById,
    query: z.object({ key: z.string().max(100).optional() }),
    answer: ok(WireOrder),
  },
  cancelOrder: {
    summary: 'Cancel items of an order, or all of it',
    params: ById,
    body: CancelBody,
    answer: ok(WireOrder),
  },
  askReturn: {
    summary: 'Ask to return something (multipart: product, quantity, kind, reason, photo)',
    params: ById,
    query: z.object({ key: z.string().max(100).optional() }),
    multipart: true,
    status: 201,
    answer: ok(WireOrder),
  },
  sendMessage: { summary: 'Write to the shop', body: MessageBody, status: 201, answer: Done },
  adminMessages: { summary: 'The inbox, newest first', query: Paged, answer: counted(WireMessage) },
  adminOutbox: {
    summary: 'Mails to people, newest first',
    query: Paged.extend({ state: z.enum(outboxStates).optional() }),
    answer: counted(WireOutboxEntry),
  },
  adminProducts: {
    summary: 'All products, drafts too',
    query: Paged,
    answer: counted(AdminProduct),
  },
  adminProduct: { summary: 'One product', params: ById, answer: data(AdminProduct) },
  adminCreateProduct: {
    summary: 'Add a product',
    body: NewProductBody,
    status: 201,
    answer: data(AdminProduct),
  },
  adminChangeProduct: {
    summary: 'Change a product',
    params: ById,
    body: ChangeProductBody,
    answer: data(AdminProduct),
  },
  adminOrders: {
    summary: 'All orders, newest first',
    query: Paged.extend({ status: z.enum(orderStatuses).optional() }),
    answer: counted(AdminOrder),
  },
  adminOrder: { summary: 'One order', params: ById, answer: data(AdminOrder) },
  adminMoveOrder: {
    summary: 'Move an order on',
    params: ById,
    body: z.object({ status: z.enum(orderStatuses) }),
    answer: data(AdminOrder),
  },
  adminReturns: {
    summary: 'What was asked to be taken back, newest first',
    query: Paged.extend({ status: z.enum(returnStates).optional() }),
    answer: counted(AdminReturn),
  },
  adminDecideReturn: {
    summary: 'Accept or refuse a return',
    params: ById,
    body: DecisionBody,
    answer: data(AdminReturn),
  },
  adminCustomers: { summary: 'All customers', query: Paged, answer: counted(AdminCustomer) },
  adminCustomer: { summary: 'One customer', params: ById, answer: data(AdminCustomer) },
} as const satisfies Record<RouteName, CallSchema>

type Calls = typeof calls
type In<N extends RouteName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown
type Out<N extends RouteName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.output<S> } : unknown

/** What a caller gives, and what the handler gets after the check. */
export type Input<N extends RouteName> = In<N, 'params'> & Partial<In<N, 'query'>> & In<N, 'body'>
export type Checked<N extends RouteName> = Out<N, 'params'> & Out<N, 'query'> & Out<N, 'body'>
export type Answer<N extends RouteName> = z.output<Calls[N]['answer']>
