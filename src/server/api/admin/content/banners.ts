import { findWrittenBanner, listWrittenBanners } from '#shop/content/banners.store.ts'
import {
  changeBanner,
  createBanner,
  moveBanner,
  removeBanner,
  removeBannerPicture,
  setBannerPicture,
} from '#shop/content/write-banners.ts'
import { bannerPictures } from '#shop/content/content.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import {
  decodeBannerChanges,
  decodeNewBanner,
  encodeAdminBanner,
} from '#wire/admin/content/banner.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers, Http } from '../../handler.ts'

export const bannerHandlers = {
  adminBanners: async ({ db, now }) => ({
    data: (await listWrittenBanners(db)).map((banner) => encodeAdminBanner(banner, now())),
  }),
  async adminBanner({ db, now }, { params }) {
    const banner = await findWrittenBanner(db, params.id)
    if (banner === undefined) throw new Refusal('banner_not_found')
    return { data: encodeAdminBanner(banner, now()) }
  },
  async adminCreateBanner(visit, { body: { id, place, ...body } }) {
    const banner = await createBanner(visit, { id, place }, decodeNewBanner(body))
    return { data: encodeAdminBanner(banner, visit.now()) }
  },
  async adminChangeBanner(visit, { params: { id }, body: { version, ...body } }) {
    const banner = await changeBanner(visit, { id, version }, (before) =>
      decodeBannerChanges(body, before),
    )
    return { data: encodeAdminBanner(banner, visit.now()) }
  },
  adminMoveBanner: async (visit, { params, body }) => ({
    data: encodeAdminBanner(await moveBanner(visit, params.id, body.position), visit.now()),
  }),
  async adminRemoveBanner(visit, { params }, http) {
    await removeBanner(visit, params.id, http.pictures.removeBannerPicture)
    return doneIn(http, 'done.bannerRemoved')
  },
  async adminSetBannerPicture(visit, { params: { id } }, http) {
    const { fields, picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const banner = await setBannerPicture(
      visit,
      { id, which: bannerPictures.find((one) => one === fields.theme) ?? 'light' },
      {
        keep: () => http.pictures.saveBannerPicture(content),
        remove: http.pictures.removeBannerPicture,
      },
    )
    return { data: encodeAdminBanner(banner, visit.now()) }
  },
  adminRemoveDarkPicture: (visit, { params: { id } }, http) =>
    withoutPicture(visit, { id, which: 'dark' }, http),
  adminRemovePhonePicture: (visit, { params: { id } }, http) =>
    withoutPicture(visit, { id, which: 'phone' }, http),
} satisfies Partial<Handlers>

async function withoutPicture(
  visit: Visit,
  at: { id: string; which: 'dark' | 'phone' },
  { pictures }: Http,
) {
  const banner = await removeBannerPicture(visit, at, pictures.removeBannerPicture)
  return { data: encodeAdminBanner(banner, visit.now()) }
}
