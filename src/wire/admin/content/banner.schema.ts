import { z } from 'zod'
import { tints } from '#shop/catalogue/categories/category.ts'
import { bannerPlaces } from '#shop/content/content.ts'
import { Name, NameOrNone, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'
import { OwnAddress } from '../../own-address.schema.ts'
import { periodFields } from '../office/period.schema.ts'

const fields = {
  title: Name(80),
  text: NameOrNone(160).describe('text under the title; empty for sale pictures'),
  alt: NameOrNone(200).describe('alternative text of the picture'),
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
  version: z.int(),
})

export const bannerCalls = {
  adminBanners: {
    route: 'GET /admin/banners',
    access: 'content.read',
    summary: 'List the banners, then the sale pictures of the home page, in display order',
    answer: data(z.array(AdminBanner)),
  },
  adminBanner: {
    route: 'GET /admin/banners/:id',
    access: 'content.read',
    summary: 'Get a banner',
    params: ById,
    answer: data(AdminBanner),
  },
  adminCreateBanner: {
    route: 'POST /admin/banners',
    access: 'content.write',
    summary: 'Create a banner at the end; the client chooses the id, so retries create one', // prettier-ignore
    body: z
      .object(fields)
      .partial()
      .required({ title: true })
      .extend({ id: z.uuid(), place: z.enum(bannerPlaces) }),
    status: 201,
    answer: data(AdminBanner),
  },
  adminChangeBanner: {
    route: 'PATCH /admin/banners/:id',
    access: 'content.write',
    summary: 'Change a banner',
    params: ById,
    body: z.object(fields).partial().extend({ version: Version }),
    answer: data(AdminBanner),
  },
  adminMoveBanner: {
    route: 'POST /admin/banners/:id/position',
    access: 'content.write',
    summary: 'Move a banner within its row (1: first)',
    params: ById,
    body: z.object({ position: z.int().min(1).max(1000) }),
    answer: data(AdminBanner),
  },
  adminRemoveBanner: {
    route: 'DELETE /admin/banners/:id',
    access: 'content.write',
    summary: 'Delete a banner',
    params: ById,
    answer: Done,
  },
  adminSetBannerPicture: {
    route: 'POST /admin/banners/:id/picture',
    access: 'content.write',
    summary: 'Set a picture of a banner; `theme`: `dark` for the dark theme, `phone` for phones',
    params: ById,
    multipart: { picture: 'file', theme: 'text' },
    answer: data(AdminBanner),
  },
  adminRemovePhonePicture: {
    route: 'DELETE /admin/banners/:id/phone-picture',
    access: 'content.write',
    summary: 'Delete the phone picture of a banner; phones show its main picture',
    params: ById,
    answer: data(AdminBanner),
  },
  adminRemoveDarkPicture: {
    route: 'DELETE /admin/banners/:id/dark-picture',
    access: 'content.write',
    summary: 'Delete the dark-theme picture of a banner; both themes show its main picture',
    params: ById,
    answer: data(AdminBanner),
  },
} as const satisfies Record<string, CallSchema>
