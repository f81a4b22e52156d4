import { banners, blocks, events, news } from '#shop/content/collections.ts'
import { decodeBanner, encodeAdminBanner } from '#wire/admin/content/banner.ts'
import { decodeBlock, encodeAdminBlock } from '#wire/admin/content/block.ts'
import { decodeEvent, encodeAdminEvent } from '#wire/admin/content/event.ts'
import { decodeNews, encodeAdminNews } from '#wire/admin/content/news.ts'
import type { PictureStore } from '../../../media/pictures.ts'
import type { Handlers } from '../../handler.ts'
import { collectionHandlers } from './collection.ts'

const storiesIn = (pictures: PictureStore) => ({
  save: pictures.saveStoryPicture,
  remove: pictures.removeStoryPicture,
})

const ofNews = collectionHandlers(news, {
  encode: encodeAdminNews,
  decode: decodeNews,
  removed: 'done.newsRemoved',
  filesIn: storiesIn,
})

export const newsHandlers = {
  adminNewsList: ofNews.page,
  adminNews: ofNews.read,
  adminCreateNews: ofNews.create,
  adminChangeNews: ofNews.change,
  adminSetNewsPicture: ofNews.setPicture,
  adminRemoveNewsPicture: ofNews.removePicture('picture'),
  adminRemoveNews: ofNews.remove,
} satisfies Partial<Handlers>

const ofEvents = collectionHandlers(events, {
  encode: encodeAdminEvent,
  decode: decodeEvent,
  removed: 'done.eventRemoved',
  filesIn: storiesIn,
})

export const eventHandlers = {
  adminEvents: ofEvents.page,
  adminEvent: ofEvents.read,
  adminCreateEvent: ofEvents.create,
  adminChangeEvent: ofEvents.change,
  adminRemoveEvent: ofEvents.remove,
  adminSetEventPicture: ofEvents.setPicture,
  adminRemoveEventPicture: ofEvents.removePicture('picture'),
} satisfies Partial<Handlers>

const ofBlocks = collectionHandlers(blocks, {
  encode: encodeAdminBlock,
  decode: decodeBlock,
  removed: 'done.blockRemoved',
  filesIn: storiesIn,
})

export const blockHandlers = {
  adminBlocks: ofBlocks.list,
  adminBlock: ofBlocks.read,
  adminCreateBlock: ofBlocks.create,
  adminChangeBlock: ofBlocks.change,
  adminMoveBlock: ofBlocks.move,
  adminRemoveBlock: ofBlocks.remove,
  adminSetBlockPicture: ofBlocks.setPicture,
  adminRemoveBlockPicture: ofBlocks.removePicture('picture'),
} satisfies Partial<Handlers>

const ofBanners = collectionHandlers(banners, {
  encode: encodeAdminBanner,
  decode: decodeBanner,
  removed: 'done.bannerRemoved',
  filesIn: (pictures) => ({
    save: pictures.saveBannerPicture,
    remove: pictures.removeBannerPicture,
  }),
})

export const bannerHandlers = {
  adminBanners: ofBanners.list,
  adminBanner: ofBanners.read,
  adminCreateBanner: ofBanners.create,
  adminChangeBanner: ofBanners.change,
  adminMoveBanner: ofBanners.move,
  adminRemoveBanner: ofBanners.remove,
  adminSetBannerPicture: ofBanners.setPicture,
  adminRemoveDarkPicture: ofBanners.removePicture('darkPicture'),
  adminRemovePhonePicture: ofBanners.removePicture('phonePicture'),
} satisfies Partial<Handlers>
