import { z } from 'zod'

/** What came of a list: rows that were not taken are told with their line, the first 1000 of them. */
export const ImportReport = z.object({
  dryRun: z.boolean(),
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  repeated: z.int(),
  refused: z.int(),
  noted: z.int().describe('taken, but not all of it'),
  rejected: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      kind: z.enum(['refused', 'repeated', 'noted']),
      code: z.string(),
      reason: z.string().describe('a sentence for people'),
    }),
  ),
})
