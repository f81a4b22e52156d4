import { z } from 'zod'

export const EndingPickup = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  isMailed: z.boolean().describe('false: the order has no e-mail address'),
  whatsappText: z.string(),
})
