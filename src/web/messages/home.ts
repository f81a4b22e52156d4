import { enHome } from './en-home.ts'
import { sentencesOf } from './t.ts'

/** Says the sentences of the home page and of reviews of the shop. */
export const th = sentencesOf(enHome)
export type HomeKey = Parameters<typeof th>[0]
