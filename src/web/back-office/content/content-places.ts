import { officePaths } from '../addresses.ts'

/** The parts of the back office where staff write what shoppers read. */
export const contentPlaces = [
  { area: 'banners', to: officePaths.banners(), words: 'nav.banners', needs: 'content.read' },
  { area: 'news', to: officePaths.newsList(), words: 'nav.news', needs: 'content.read' },
  { area: 'events', to: officePaths.events(), words: 'nav.events', needs: 'content.read' },
  { area: 'about', to: officePaths.blocks(), words: 'nav.about', needs: 'content.read' },
  {
    area: 'announcement',
    to: officePaths.announcement(),
    words: 'nav.announcement',
    needs: 'content.read',
  },
  { area: 'texts', to: officePaths.texts(), words: 'nav.texts', needs: 'content.read' },
] as const
