import { z } from 'zod'
import { tints } from '#shop/catalogue/categories/category.ts'
import { bannerPlaces } from '#shop/content/content.ts'
import { Name, NameOrNone, Version } from '../../amounts.schema.ts'
import { ById, type CallSchema, data, Done } from '../../call-schema.ts'
import { OwnAddress } from '../../own-address.schema.ts'
import { periodFields } from '../office/period.schema.ts'

const fields = {
  title: Name(80),
  text: NameOrNone(160).describe('under the title; sale pictures have none'),
  alt: NameOrNone(200).describe('what stands in for the picture'),
  link: OwnAddress.nullable(),
  tint: z.enum(tints).nullable().describe('the colour behind the words'),
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
  image: z.string().nullable().describe('null: none yet, and it is not shown'),
  darkImage: z.string().nullable(),
  phoneImage: z.string().nullable().describe('on phones; null: the same as elsewhere'),
  state: z.enum(['off', 'no-picture', 'due', 'out', 'over']).describe('out: shoppers see it'),
  version: z.int(),
})

export const bannerCalls = {
  adminBanners: {
    route: 'GET /admin/banners',
    access: 'content.read',
    summary: 'The banners, then the sale pictures of the home page, each in their order',
    answer: data(z.array(AdminBanner)),
  },
  adminBanner: {
    route: 'GET /admin/banners/:id',
    access: 'content.read',
    summary: 'One banner',
    params: ById,
    answer: data(AdminBanner),
  },
  adminCreateBanner: {
    route: 'POST /admin/banners',
    access: 'content.write',
    summary: 'Write a banner, at the end; with an id of the writer’s own, so that the same call twice makes one', // prettier-ignore
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
    summary: 'Move a banner to another place in its row (1: the first)',
    params: ById,
    body: z.object({ position: z.int().min(1).max(1000) }),
    answer: data(AdminBanner),
  },
  adminRemoveBanner: {
    route: 'DELETE /admin/banners/:id',
    access: 'content.write',
    summary: 'Take a banner away',
    params: ById,
    answer: Done,
  },
  adminSetBannerPicture: {
    route: 'POST /admin/banners/:id/picture',
    access: 'content.write',
    summary:
      'Give a banner its picture; `theme` dark: the one for the dark theme, phone: the one for phones',
    params: ById,
    multipart: { picture: 'file', theme: 'text' },
    answer: data(AdminBanner),
  },
  adminRemovePhonePicture: {
    route: 'DELETE /admin/banners/:id/phone-picture',
    access: 'content.write',
    summary: 'Show a banner’s picture on phones too',
    params: ById,
    answer: data(AdminBanner),
  },
  adminRemoveDarkPicture: {
    route: 'DELETE /admin/banners/:id/dark-picture',
    access: 'content.write',
    summary: 'Show a banner’s picture in both themes',
    params: ById,
    answer: data(AdminBanner),
  },
} as const satisfies Record<string, CallSchema>
