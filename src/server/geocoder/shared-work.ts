type Shared<T> = { answer: Promise<T>; wanting: number }

/**
 * Shares one run of work between concurrent callers. `isWanted` tells whether a caller still waits: aborted
 * callers don't count, and abandoned work is not joined.
 */
export function openSharedWork<T>() {
  const underWay = new Map<string, Shared<T>>()

  return (
    key: string,
    work: (isWanted: () => boolean) => Promise<T>,
    gone?: AbortSignal,
  ): Promise<T> => {
    const known = underWay.get(key)
    const shared: Shared<T> = known ?? { wanting: 0, answer: Promise.resolve() as never }
    const forget = () => {
      if (underWay.get(key) === shared) underWay.delete(key)
    }
    if (gone?.aborted !== true) shared.wanting += 1
    gone?.addEventListener('abort', () => {
      shared.wanting -= 1
      if (shared.wanting === 0) forget()
    })
    if (known === undefined) {
      underWay.set(key, shared)
      shared.answer = work(() => shared.wanting > 0).finally(forget)
    }
    return shared.answer
  }
}
