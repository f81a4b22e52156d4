import { z } from 'zod'

const text = z.string()
const picture = z.string().nullable()

export const WireBanner = z.object({
  _id: text,
  image: text,
  /** for the dark theme; null: `image` in both */
  darkImage: picture,
  /** for phones; left out: `image` there too */
  phoneImage: text.optional(),
  alt: text,
  title: text,
  text,
  link: picture,
  tint: picture,
})
export const WireSale = z.object({ _id: text, image: text, alt: text, title: text, link: picture })
export const WireNews = z.object({
  _id: text,
  title: text,
  shortdescription: text,
  description: text,
  image: picture,
  date: text,
})
export const WireEvent = z.object({
  _id: text,
  name: text,
  description: text,
  location: text,
  startDate: text,
  endDate: text,
  image: picture,
})
export const WireBlock = z.object({ _id: text, title: text, description: text, image: picture })
/** Sent to its author only: others see approved reviews. */
export const UnreadState = z.enum(['waiting', 'refused']).optional()
/** The shop's answer to a review. */
export const WireShopAnswer = z.object({ text, date: text }).optional()
export const WireReview = z.object({
  _id: text,
  name: text,
  email: text,
  rating: z.int().min(1).max(5),
  review: text,
  userId: z.object({ profile: picture }),
  date: text,
  verified: z.boolean(),
  state: UnreadState,
  answer: WireShopAnswer,
})
export type WireBanner = z.infer<typeof WireBanner>
export type WireSale = z.infer<typeof WireSale>
export type WireNews = z.infer<typeof WireNews>
export type WireEvent = z.infer<typeof WireEvent>
export type WireBlock = z.infer<typeof WireBlock>
export type WireReview = z.infer<typeof WireReview>
