import { officePaths } from '../addresses.ts'

/** The parts of the back office where staff write what shoppers read. */
export const contentPlaces = [
  { area: 'banners', to: officePaths.banners(), label: 'nav.banners', needs: 'content.read' },
  { area: 'news', to: officePaths.newsList(), label: 'nav.news', needs: 'content.read' },
  { area: 'events', to: officePaths.events(), label: 'nav.events', needs: 'content.read' },
  { area: 'about', to: officePaths.blocks(), label: 'nav.about', needs: 'content.read' },
  {
    area: 'announcement',
    to: officePaths.announcement(),
    label: 'nav.announcement',
    needs: 'content.read',
  },
  { area: 'texts', to: officePaths.texts(), label: 'nav.texts', needs: 'content.read' },
  {
    area: 'translations',
    to: officePaths.translations(),
    label: 'nav.translations',
    needs: 'content.read',
  },
] as const
