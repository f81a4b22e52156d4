import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true }).nullable()

/** When shoppers see something, beside `shown`. */
export const periodFields = {
  from: Moment.describe('start; null: now'),
  until: Moment.describe('end; null: none'),
}
