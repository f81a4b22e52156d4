import type { LiveOffice } from '#wire/admin/live.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'

/** `news` null: something may have been missed. `isFirst`: of all tabs this one hears it first. */
type Hear = (news: LiveOffice | null, isFirst: boolean) => void

const name = 'kiryana-office'

/**
 * Follows what changes in the shop. Of several tabs one has the stream and tells the others: a sound is
 * heard once, and a browser has few connections to one shop.
 */
export function followOffice(hear: Hear) {
  const others = new BroadcastChannel(name)
  const end = new AbortController()
  others.addEventListener('message', ({ data }: MessageEvent<LiveOffice | null>) =>
    hear(data, false),
  )
  const follow = () =>
    new Promise<void>((resolve) => {
      const source = new EventSource(apiBase + fileRoutes.adminLive[1])
      const tell = (news: LiveOffice | null) => {
        others.postMessage(news)
        hear(news, true)
      }
      source.addEventListener('open', () => tell(null)) // it connects again by itself
      source.addEventListener('message', ({ data }: MessageEvent<string>) =>
        tell(JSON.parse(data) as LiveOffice),
      )
      end.signal.addEventListener('abort', () => {
        source.close()
        resolve()
      })
    })
  // Without https there are no locks: each tab has a stream of its own.
  if (navigator.locks === undefined) void follow()
  else navigator.locks.request(name, { signal: end.signal }, follow).catch(() => undefined) // it was left while it waited
  return () => {
    end.abort()
    others.close()
  }
}
