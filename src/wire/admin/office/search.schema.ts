import { z } from 'zod'
import { SearchText } from '../../amounts.schema.ts'
import { ById, type CallSchema, counted, data, Done, Paged, whole } from '../../call-schema.ts'

/** A search with its number of people, its results, and purchases after it. */
export const AdminSearch = z.object({
  query: z.string(),
  people: z.int(),
  found: z.int(),
  bought: z.array(z.object({ product: z.string(), name: z.string(), orders: z.int() })),
})
export type AdminSearch = z.infer<typeof AdminSearch>

export const AdminSynonym = z.object({
  id: z.string(),
  words: z.array(z.string()),
  createdAt: z.string(),
})
export type AdminSynonym = z.infer<typeof AdminSynonym>

const SynonymBody = z.object({ words: z.array(SearchText(100)).max(8) })

export const searchCalls = {
  adminSearches: {
    route: 'GET /admin/searches',
    access: 'search.read',
    summary:
      'List searches by day and the orders that followed; `nothing`: only searches without results; `first`: those first',
    query: Paged.omit({ q: true }).extend({
      days: whole(365).optional(),
      nothing: z.enum(['1']).optional(),
      first: z.enum(['nothing']).optional(),
    }),
    answer: counted(AdminSearch),
  },
  adminSynonyms: {
    route: 'GET /admin/synonyms',
    access: 'search.read',
    summary: 'List synonyms, newest first',
    answer: data(z.array(AdminSynonym)),
  },
  adminAddSynonym: {
    route: 'POST /admin/synonyms',
    access: 'search.write',
    idempotency: 'saved',
    summary: 'Create a synonym group; a search for one word finds results for all of them',
    body: SynonymBody,
    status: 201,
    answer: data(AdminSynonym),
  },
  adminRemoveSynonym: {
    route: 'DELETE /admin/synonyms/:id',
    access: 'search.write',
    summary: 'Delete a synonym group',
    params: ById,
    answer: Done,
  },
} as const satisfies Record<string, CallSchema>
