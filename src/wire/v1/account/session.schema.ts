import { z } from 'zod'

/** A session of the account, without its token. */
export const WireSession = z.object({
  device: z.string().nullable(),
  address: z.string().nullable().describe('IP address of the last use; for IPv6 its first 64 bits'),
  signedInAt: z.string(),
  seenAt: z.string(),
  remembered: z.boolean(),
  current: z.boolean(),
})
export type WireSession = z.infer<typeof WireSession>
