import { z } from 'zod'
import { textPages } from '#shop/content/texts.ts'
import {
  WireBanner,
  WireBlock,
  WireEvent,
  WireNews,
  WireReview,
  WireSale,
} from './content.schema.ts'
import { PlacePin, PlacePoint, PlaceSearch, WirePlace } from '../buying/place.schema.ts'
import { MessageBody } from './message.schema.ts'
import { ReviewBody } from './review.schema.ts'
import { Settings } from './settings.schema.ts'
import { WireDelivery, WireUsualDelivery } from '../buying/delivery.schema.ts'
import { type CallSchema, data, Done, ById } from '../../call-schema.ts'

/** What there is to read, and places. */
export const contentCalls = {
  banners: {
    route: 'GET /banner',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Home page banners',
    answer: z.array(WireBanner),
  },
  sales: {
    route: 'GET /sales',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Sale images',
    answer: z.array(WireSale),
  },
  reviews: {
    route: 'GET /reviews',
    access: 'anyone',
    reads: ['reviews', 'people', 'delivered'],
    publicCache: true,
    summary: 'Reviews of the shop, newest first',
    answer: z.array(WireReview),
  },
  writeReview: {
    route: 'POST /reviews',
    access: 'customer',
    signIn: 'sign_in_to_review',
    summary: 'Review the shop',
    body: ReviewBody,
    status: 201,
    answer: WireReview,
  },
  news: {
    route: 'GET /news',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'News, newest first',
    answer: z.array(WireNews),
  },
  newsItem: {
    route: 'GET /news/:id',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'One news item',
    params: ById,
    answer: WireNews,
  },
  about: {
    route: 'GET /about',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'About Us blocks',
    answer: z.array(WireBlock),
  },
  achievements: {
    route: 'GET /achievement',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Achievements',
    answer: z.array(WireBlock),
  },
  events: {
    route: 'GET /event',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Events',
    answer: z.array(WireEvent),
  },
  shopText: {
    route: 'GET /texts/:page',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary:
      'What the shop wrote itself on a page of small print or of help; null: the words that came with it',
    params: z.object({ page: z.enum(textPages) }),
    answer: data(z.object({ body: z.string(), changedAt: z.string() }).nullable()),
  },
  shipping: {
    route: 'GET /shipping',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Shipping prices; the first is in force',
    answer: z.array(z.object({ _id: z.string(), price: z.number() })),
  },
  delivery: {
    route: 'GET /delivery',
    access: 'anyone',
    reads: ['zones'],
    publicCache: true,
    summary: 'Whether a place is delivered to, and on which terms',
    query: PlacePin,
    answer: WireDelivery,
  },
  usualDelivery: {
    route: 'GET /delivery/usual',
    access: 'anyone',
    reads: ['zones'],
    publicCache: true,
    summary: 'What delivery promises where no place is known yet',
    answer: WireUsualDelivery,
  },
  settings: {
    route: 'GET /settings',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'What the shop says of itself',
    answer: Settings,
  },
  sendMessage: {
    route: 'POST /message',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Write to the shop',
    body: MessageBody,
    status: 201,
    answer: Done,
  },
  geocodeSearch: {
    route: 'GET /geocode/search',
    access: 'anyone',
    summary: 'Places by name, at most five; 503 `place_search_away`: nobody can be asked just now',
    query: PlaceSearch,
    answer: z.array(WirePlace),
  },
  geocodeReverse: {
    route: 'GET /geocode/reverse',
    access: 'anyone',
    summary: 'The place at a point',
    query: PlacePoint,
    answer: WirePlace,
  },
} as const satisfies Record<string, CallSchema>
