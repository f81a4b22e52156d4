import { z } from 'zod'
import { textPages } from '#shop/content/texts.ts'
import {
  WireBanner,
  WireBlock,
  WireEvent,
  WireNews,
  WireReview,
  WireSale,
} from '../content.schema.ts'
import { PlacePin, PlacePoint, PlaceSearch, WirePlace } from '../place.schema.ts'
import { MessageBody } from '../message.schema.ts'
import { ReviewBody } from '../review.schema.ts'
import { Settings } from '../settings.schema.ts'
import { WireDelivery, WireUsualDelivery } from '../delivery.schema.ts'
import { type CallSchema, data, Done, ById } from '../../call-schema.ts'

/** What there is to read, and places. */
export const contentCalls = {
  banners: { publicCache: true, summary: 'Home page banners', answer: z.array(WireBanner) },
  sales: { publicCache: true, summary: 'Sale images', answer: z.array(WireSale) },
  reviews: {
    publicCache: true,
    summary: 'Reviews of the shop, newest first',
    answer: z.array(WireReview),
  },
  writeReview: { summary: 'Review the shop', body: ReviewBody, status: 201, answer: WireReview },
  news: { publicCache: true, summary: 'News, newest first', answer: z.array(WireNews) },
  newsItem: { publicCache: true, summary: 'One news item', params: ById, answer: WireNews },
  about: { publicCache: true, summary: 'About Us blocks', answer: z.array(WireBlock) },
  achievements: { publicCache: true, summary: 'Achievements', answer: z.array(WireBlock) },
  events: { publicCache: true, summary: 'Events', answer: z.array(WireEvent) },
  shopText: {
    publicCache: true,
    summary:
      'What the shop wrote itself on a page of small print or of help; null: the words that came with it',
    params: z.object({ page: z.enum(textPages) }),
    answer: data(z.object({ body: z.string(), changedAt: z.string() }).nullable()),
  },
  shipping: {
    publicCache: true,
    summary: 'Shipping prices; the first is in force',
    answer: z.array(z.object({ _id: z.string(), price: z.number() })),
  },
  delivery: {
    publicCache: true,
    summary: 'Whether a place is delivered to, and on which terms',
    query: PlacePin,
    answer: WireDelivery,
  },
  usualDelivery: {
    publicCache: true,
    summary: 'What delivery promises where no place is known yet',
    answer: WireUsualDelivery,
  },
  settings: { publicCache: true, summary: 'What the shop says of itself', answer: Settings },
  sendMessage: {
    summary: 'Write to the shop',
    body: MessageBody,
    status: 201,
    answer: Done,
  },
  geocodeSearch: {
    summary: 'Places by name, at most five; 503 `place_search_away`: nobody can be asked just now',
    query: PlaceSearch,
    answer: z.array(WirePlace),
  },
  geocodeReverse: {
    summary: 'The place at a point',
    query: PlacePoint,
    answer: WirePlace,
  },
} as const satisfies Record<string, CallSchema>
