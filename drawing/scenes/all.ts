import { about, achievements } from './about.ts'
import { banners } from './banners.ts'
import { events } from './events.ts'
import { news } from './news.ts'
import { sales } from './sales.ts'

/** Every wide picture by its key in demo/content.ts, events.ts and news.ts. */
export const scenes: Readonly<Record<string, () => string>> = {
  ...banners,
  ...sales,
  ...about,
  ...achievements,
  ...events,
  ...news,
}
