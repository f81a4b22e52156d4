import { z } from 'zod'
import { PlainText } from '../amounts.schema.ts'

/** What people searched for: how many of them, how many products it found, and what was bought after it. */
export const AdminSearch = z.object({
  query: z.string(),
  people: z.int(),
  found: z.int(),
  bought: z.array(z.object({ product: z.string(), name: z.string(), orders: z.int() })),
})
export type AdminSearch = z.infer<typeof AdminSearch>

/** Words that mean the same. */
export const AdminSynonym = z.object({
  id: z.string(),
  words: z.array(z.string()),
  createdAt: z.string(),
})
export type AdminSynonym = z.infer<typeof AdminSynonym>

export const SynonymBody = z.object({ words: z.array(PlainText(100)).max(8) })
