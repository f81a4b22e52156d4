import { z } from 'zod'

/** What staff can edit of the shop's own words and figures (decisions §1); no secrets here. */
export const Settings = z.object({
  shopName: z.string(),
  tagline: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  address: z.string(),
  hours: z.array(z.object({ days: z.string(), open: z.string(), close: z.string() })),
  social: z.array(z.object({ name: z.string(), link: z.url({ protocol: /^https?$/ }) })),
  sellerStatistics: z.array(z.object({ label: z.string(), percent: z.int() })),
  counters: z.array(z.object({ label: z.string(), count: z.int() })),
  /** Where pictures of the map come from: `{z}`, `{x}` and `{y}` are filled in. */
  mapTiles: z.url({ protocol: /^https?$/ }),
  map: z.object({ lat: z.number(), lng: z.number() }),
  wholesaleApproval: z.boolean(),
})
