import { maskEmail } from '#shop/person.ts'
import type { Banner, Block, News, SalePicture, ShopEvent } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import type {
  WireBanner,
  WireBlock,
  WireEvent,
  WireNews,
  WireReview,
  WireSale,
} from './content.schema.ts'
import { time } from '../../time.ts'
import { decodeAnswer, encodeAnswer } from './shop-answer.ts'

export const encodeBanner = ({
  id,
  picture: image,
  darkPicture: darkImage,
  phonePicture,
  ...rest
}: Banner): WireBanner => ({
  _id: id,
  image,
  darkImage,
  ...(phonePicture && { phoneImage: phonePicture }),
  ...rest,
})
export const decodeBanner = ({
  _id,
  image,
  darkImage,
  phoneImage,
  ...rest
}: WireBanner): Banner => ({
  id: _id,
  picture: image,
  darkPicture: darkImage,
  phonePicture: phoneImage ?? null,
  ...rest,
})

export const encodeSale = ({ id, picture: image, ...rest }: SalePicture): WireSale => ({
  _id: id,
  image,
  ...rest,
})
export const decodeSale = ({ _id, image, ...rest }: WireSale): SalePicture => ({
  id: _id,
  picture: image,
  ...rest,
})

export const encodeNews = (news: News): WireNews => ({
  _id: news.id,
  title: news.title,
  shortdescription: news.summary,
  description: news.body,
  image: news.picture,
  date: time(news.at),
})
export const decodeNews = (news: WireNews): News => ({
  id: news._id,
  title: news.title,
  summary: news.shortdescription,
  body: news.description,
  picture: news.image,
  at: Date.parse(news.date),
})

export const encodeEvent = (event: ShopEvent): WireEvent => ({
  _id: event.id,
  name: event.name,
  description: event.description,
  location: event.location,
  startDate: time(event.startsAt),
  endDate: time(event.endsAt),
  image: event.picture,
})
export const decodeEvent = (event: WireEvent): ShopEvent => ({
  id: event._id,
  name: event.name,
  description: event.description,
  location: event.location,
  startsAt: Date.parse(event.startDate),
  endsAt: Date.parse(event.endDate),
  picture: event.image,
})

export const encodeBlock = ({ id, picture: image, ...rest }: Block): WireBlock => ({
  _id: id,
  image,
  ...rest,
})
export const decodeBlock = ({ _id, image, ...rest }: WireBlock): Block => ({
  id: _id,
  picture: image,
  ...rest,
})

/** The e-mail address is always masked. */
export const encodeReview = (review: Review): WireReview => ({
  _id: review.id,
  name: review.name,
  email: maskEmail(review.email),
  rating: review.rating,
  review: review.text,
  userId: { profile: review.picture },
  date: time(review.writtenAt),
  verified: review.verified,
  ...(review.state !== 'approved' && { state: review.state }),
  ...encodeAnswer(review),
})
export const decodeReview = (review: WireReview): Review => ({
  id: review._id,
  name: review.name,
  email: review.email,
  rating: stars(review.rating),
  text: review.review,
  picture: review.userId.profile,
  writtenAt: Date.parse(review.date),
  state: review.state ?? 'approved',
  answer: decodeAnswer(review),
  verified: review.verified,
})

const stars = (rating: number): Review['rating'] =>
  rating === 1 || rating === 2 || rating === 3 || rating === 4 ? rating : 5
