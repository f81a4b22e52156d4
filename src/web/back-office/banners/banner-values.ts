import type { Answer } from '#wire/calls.ts'

export type StaffBanner = Answer<'adminBanner'>['data']
export type BannerPlace = StaffBanner['place']

export const bannerFields = [
  'title',
  'text',
  'alt',
  'link',
  'tint',
  'shown',
  'from',
  'until',
] as const
export type BannerField = (typeof bannerFields)[number]
export type BannerValues = Pick<StaffBanner, BannerField>

export const noBanner: BannerValues = {
  title: '',
  text: '',
  alt: '',
  link: null,
  tint: null,
  shown: true,
  from: null,
  until: null,
}

export const valuesOf = (banner: BannerValues): BannerValues => ({
  title: banner.title,
  text: banner.text,
  alt: banner.alt,
  link: banner.link,
  tint: banner.tint,
  shown: banner.shown,
  from: banner.from,
  until: banner.until,
})

export type BannerFault = 'noTitleYet' | 'noLinkYet' | 'endsFirst'

/** What is wrong with what was typed, by field. */
export function faultsIn({ title, link, from, until }: BannerValues) {
  const faults: Partial<Record<BannerField, BannerFault>> = {}
  if (title.trim() === '') faults.title = 'noTitleYet'
  if (link !== null && !/^\/(?![/\\])[^\s\\]*$/.test(link)) faults.link = 'noLinkYet'
  if (from !== null && until !== null && until <= from) faults.until = 'endsFirst'
  return faults
}
