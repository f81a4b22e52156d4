import { z } from 'zod'
import { misfit } from './misfit.ts'

/** An address of the shop, "/offers", and of no other site. */
export const OwnAddress = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, misfit('own_address'))
  .describe('a path in the shop, such as /offers')
