import { z } from 'zod'
import { tints } from '#shop/catalogue/categories/category.ts'
import { bannerPlaces } from '#shop/content/content.ts'
import { Name, NameOrNone } from '../../amounts.schema.ts'
import { type CallSchema, data } from '../../call-schema.ts'
import { OwnAddress } from '../../own-address.schema.ts'
import { periodFields } from '../office/period.schema.ts'
import { ToCheck, urduLine } from '../../urdu.schema.ts'
import { collectionCalls } from './collection.schema.ts'

const fields = {
  title: Name(80),
  text: NameOrNone(160).describe('text under the title; empty for sale pictures'),
  alt: NameOrNone(200).describe('alternative text of the picture'),
  titleUr: urduLine(80),
  textUr: urduLine(160),
  altUr: urduLine(200),
  link: OwnAddress.nullable(),
  tint: z.enum(tints).nullable().describe('background colour of the text'),
  shown: z.boolean(),
  ...periodFields,
}

/** A banner or a sale picture, as staff write it. */
export const AdminBanner = z.object({
  ...fields,
  id: z.string(),
  place: z.enum(bannerPlaces),
  link: z.string().nullable(),
  tint: z.string().nullable(),
  image: z.string().nullable().describe('null: no picture yet, so the banner is hidden'),
  darkImage: z.string().nullable(),
  phoneImage: z.string().nullable().describe('picture on phones; null: same as on other screens'),
  state: z.enum(['off', 'no-picture', 'due', 'out', 'over']).describe('`out`: shoppers see it'),
  toCheck: ToCheck,
  version: z.int(),
})

const calls = collectionCalls('/admin/banners', 'a banner', {
  answer: AdminBanner,
  fields,
  create: {
    ...z.object(fields).partial().required({ title: true }).shape,
    place: z.enum(bannerPlaces),
  },
})

export const bannerCalls = {
  adminBanners: {
    route: 'GET /admin/banners',
    access: 'content.read',
    summary: 'List the banners, then the sale pictures of the home page, in display order',
    answer: data(z.array(AdminBanner)),
  },
  adminBanner: calls.read,
  adminCreateBanner: {
    ...calls.create,
    summary: 'Create a banner at the end; the client chooses the id, so retries create one',
  },
  adminChangeBanner: calls.change,
  adminMoveBanner: calls.move,
  adminRemoveBanner: calls.remove,
  adminSetBannerPicture: {
    ...calls.setPicture,
    summary: 'Set a picture of a banner; `theme`: `dark` for the dark theme, `phone` for phones',
    multipart: { picture: 'file', theme: 'text' },
  },
  adminRemovePhonePicture: {
    ...calls.removePicture,
    route: 'DELETE /admin/banners/:id/phone-picture',
    summary: 'Delete the phone picture of a banner; phones show its main picture',
  },
  adminRemoveDarkPicture: {
    ...calls.removePicture,
    route: 'DELETE /admin/banners/:id/dark-picture',
    summary: 'Delete the dark-theme picture of a banner; both themes show its main picture',
  },
} as const satisfies Record<string, CallSchema>
