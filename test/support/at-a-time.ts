/**
 * Does all works, at most 20 at once, and gives their results in order. More at once would wait for a connection
 * until they are refused on a busy machine.
 */
export async function twentyAtATime<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = [...works.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, work] = next
      results[place] = await work()
    }
  }
  await Promise.all(Array.from({ length: 20 }, worker))
  return results
}
