/** Ascending values per word number. */
export type Postings = { lists: Uint32Array[]; counts: number[] }

const none = new Uint32Array(0)

/** `words`: initial capacity. */
export const makePostings = (words = 0): Postings => ({
  lists: Array<Uint32Array>(words).fill(none),
  counts: Array<number>(words).fill(0),
})

export const listOf = ({ lists }: Postings, word: number): Uint32Array => lists[word] ?? none
export const countOf = ({ counts }: Postings, word: number): number => counts[word] ?? 0

export function append(postings: Postings, word: number, value: number) {
  while (postings.lists.length <= word) {
    postings.lists.push(none)
    postings.counts.push(0)
  }
  const count = countOf(postings, word)
  let list = listOf(postings, word)
  if (count === list.length) {
    const longer = new Uint32Array(count === 0 ? 1 : count + (count >> 1) + 1)
    longer.set(list)
    postings.lists[word] = list = longer
  }
  list[count] = value
  postings.counts[word] = count + 1
}

/** Removes values that fail `keeps`; returns how many were checked. */
export function sweep(postings: Postings, word: number, keeps: (value: number) => boolean): number {
  const list = listOf(postings, word)
  const count = countOf(postings, word)
  let end = 0
  for (let at = 0; at < count; at += 1) {
    const value = list[at] ?? 0
    if (keeps(value)) list[end++] = value
  }
  postings.counts[word] = end
  if (end < list.length >> 2) postings.lists[word] = list.slice(0, end)
  return count + 1
}
