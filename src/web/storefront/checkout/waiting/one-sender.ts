let queue: Promise<unknown> = Promise.resolve()

/** One request for an order at a time in all tabs. Without locks only in this tab: the order's key makes two requests one order. */
export function oneSender<Result>(run: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('kiryana-waiting', run)
  const result = queue.then(run)
  queue = result.catch(() => undefined)
  return result
}
