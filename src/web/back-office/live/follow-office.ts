import type { LiveOffice } from '#wire/admin/office/live.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'

/** `news` null: something may have been missed. `isFirst`: of all tabs this one hears it first. */
type Hear = (news: LiveOffice | null, isFirst: boolean) => void

const name = 'kiryana-office'
const pause = 10_000

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
      let source: EventSource
      const tell = (news: LiveOffice | null) => {
        others.postMessage(news)
        hear(news, true)
      }
      function connect() {
        if (end.signal.aborted) return
        source = new EventSource(apiBase + fileRoutes.adminLive[1])
        source.addEventListener('open', () => tell(null)) // it connects again by itself
        source.addEventListener('message', ({ data }: MessageEvent<string>) =>
          tell(JSON.parse(data) as LiveOffice),
        )
        // But not after an answer that is no stream, as a proxy gives while the shop is restarted.
        source.addEventListener('error', () => {
          if (source.readyState === EventSource.CLOSED) setTimeout(connect, pause)
        })
      }
      connect()
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
