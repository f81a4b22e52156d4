import { setTimeout as wait } from 'node:timers/promises'

/** For races: waits for all to have looked before any steps. */
export function barrier(parties: number) {
  let here = 0
  let open: () => void = () => undefined
  const all = new Promise<void>((resolve) => (open = resolve))
  return async () => {
    here += 1
    if (here === parties) open()
    await Promise.race([all, wait(1000)])
  }
}
