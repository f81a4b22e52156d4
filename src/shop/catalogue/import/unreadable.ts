import { Refusal } from '../../refusals.ts'

/** The whole list is refused, with a sentence that says why. Nothing was written. */
export const unreadable = (sentence: string) => new Refusal('list_unreadable', { sentence })
