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
import {
  DeliverToBody,
  WireDelivery,
  WireDeliveryTo,
  WireUsualDelivery,
} from '../buying/delivery.schema.ts'
import { type CallSchema, data, Done, ById } from '../../call-schema.ts'

/** Written content and places. */
export const contentCalls = {
  banners: {
    route: 'GET /banner',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List home page banners',
    answer: z.array(WireBanner),
  },
  sales: {
    route: 'GET /sales',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List sale pictures',
    answer: z.array(WireSale),
  },
  reviews: {
    route: 'GET /reviews',
    access: 'anyone',
    reads: ['reviews', 'people', 'delivered'],
    publicCache: true,
    summary: 'List reviews of the shop, newest first',
    answer: z.array(WireReview),
  },
  writeReview: {
    route: 'POST /reviews',
    access: 'customer',
    signIn: 'sign_in_to_review',
    summary: 'Create a review of the shop',
    body: ReviewBody,
    status: 201,
    answer: WireReview,
  },
  news: {
    route: 'GET /news',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List news, newest first',
    answer: z.array(WireNews),
  },
  newsItem: {
    route: 'GET /news/:id',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Get a news story',
    params: ById,
    answer: WireNews,
  },
  about: {
    route: 'GET /about',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List the blocks of the about page',
    answer: z.array(WireBlock),
  },
  achievements: {
    route: 'GET /achievement',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List achievements',
    answer: z.array(WireBlock),
  },
  events: {
    route: 'GET /event',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List events',
    answer: z.array(WireEvent),
  },
  shopText: {
    route: 'GET /texts/:page',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: "Get the shop's own text of a legal or help page; null: the default text",
    params: z.object({ page: z.enum(textPages) }),
    answer: data(z.object({ body: z.string(), changedAt: z.string() }).nullable()),
  },
  shipping: {
    route: 'GET /shipping',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'List shipping prices; the first one applies',
    answer: z.array(z.object({ _id: z.string(), price: z.number() })),
  },
  delivery: {
    route: 'GET /delivery',
    access: 'anyone',
    reads: ['zones'],
    publicCache: true,
    summary: 'Get whether the shop delivers to a place, and the terms',
    query: PlacePin,
    answer: WireDelivery,
  },
  deliveryTo: {
    route: 'POST /delivery/address',
    access: 'anyone',
    summary: 'Get the terms of delivery to a typed address, and what the address lacks',
    body: DeliverToBody,
    answer: WireDeliveryTo,
  },
  usualDelivery: {
    route: 'GET /delivery/usual',
    access: 'anyone',
    reads: ['zones'],
    publicCache: true,
    summary: 'Get the delivery terms while no place is known',
    answer: WireUsualDelivery,
  },
  settings: {
    route: 'GET /settings',
    access: 'anyone',
    reads: [],
    publicCache: true,
    summary: 'Get the settings of the shop',
    answer: Settings,
  },
  sendMessage: {
    route: 'POST /message',
    access: 'anyone',
    isOwnChange: true,
    summary: 'Send a message to the shop',
    body: MessageBody,
    status: 201,
    answer: Done,
  },
  geocodeSearch: {
    route: 'GET /geocode/search',
    access: 'anyone',
    summary:
      'List at most five places by name; 503 `place_search_away`: place search is unavailable',
    query: PlaceSearch,
    answer: z.array(WirePlace),
  },
  geocodeReverse: {
    route: 'GET /geocode/reverse',
    access: 'anyone',
    summary: 'Get the place at a point',
    query: PlacePoint,
    answer: WirePlace,
  },
} as const satisfies Record<string, CallSchema>
