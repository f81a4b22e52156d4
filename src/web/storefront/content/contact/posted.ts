import { sentenceOf } from '#shop/refusals.ts'

/** What became of a form that a browser without scripts has sent. */
export type Posted = { sent: boolean; problem: string | null }

export const postedIn = ({ searchParams }: URL): Posted => ({
  sent: searchParams.has('sent'),
  problem: sentenceOf(searchParams.get('problem') ?? '') ?? null,
})
