import type { LiveOffice } from '#wire/admin/office/live.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'

/** `news` null: something may have been missed. `isFirst`: of all tabs this one hears it first. */
type Hear = (news: LiveOffice | null, isFirst: boolean) => void

const name = 'kiryana-office'
const pause = 10_000

/**
 * Follows changes in the shop. One tab holds the stream and tells the others: the sound plays once, and browsers limit
 * connections per site.
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
        // Not after a response without a stream, as from a proxy during a restart.
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
  // Without https there is no lock: each tab has its own stream.
  if (navigator.locks === undefined) void follow()
  else navigator.locks.request(name, { signal: end.signal }, follow).catch(() => undefined) // it was left while it waited
  return () => {
    end.abort()
    others.close()
  }
}
