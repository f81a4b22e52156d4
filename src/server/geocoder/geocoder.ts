import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import type { Geocoder } from '#shop/delivery/geocoder.ts'
import { isPoint, maxPlaces, type Place } from '#shop/delivery/place.ts'
import { makeQueue } from '#shop/queue.ts'
import { rememberAnswer, rememberedAnswer, takeTurn } from '#shop/delivery/places.store.ts'
import { openSharedWork } from './shared-work.ts'

const timeOut = 3000
const largest = 256 * 1024
const restAfterFailure = 60_000
/** The public service's terms: one question a second, from the whole shop. Six people at once are answered. */
const usual = { pause: 1000, patience: 6000 }
const maxWaiting = 50
const month = 30 * 24 * 60 * 60_000

const Found = z.object({
  place_id: z.union([z.number(), z.string()]),
  display_name: z.string().max(1000),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
})

type Service = {
  db: Db
  url: string
  agent: string
  /** Milliseconds between two requests, and the longest wait for a turn. */
  pace?: { pause: number; patience: number }
}

/**
 * A client of a Nominatim service. Any failure (slow, too large, invalid, unreachable) returns null, and the
 * shop pauses requests for a minute. Answers are cached for a month; the cache lookup is part of the shared
 * work, so no second request is sent before the first answer is stored.
 */
export function openGeocoder({ db, url, agent, pace = usual }: Service): Geocoder {
  let restUntil = 0
  const isResting = () => performance.now() < restUntil
  const once = openSharedWork<unknown>()
  const takesTurn = openTurns(db, pace)

  const fetchAnswer = async (question: string): Promise<unknown> => {
    try {
      const answer = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/${question}`, {
        headers: { 'user-agent': agent, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeOut),
      })
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return JSON.parse(await readAtMost(answer, largest)) as unknown
    } catch {
      restUntil = performance.now() + restAfterFailure
      return null
    }
  }

  const ask = async <T>(
    question: string,
    { path, query, read }: { path: string; query: object; read: (answer: unknown) => T | null },
    gone?: AbortSignal,
  ): Promise<T | null> => {
    const work = async (isWanted: () => boolean) => {
      const known = await rememberedAnswer(db, question, Date.now() - month)
      if (known !== null) return JSON.parse(known) as T
      const mayAsk = await takesTurn(() => isWanted() && !isResting())
      if (!mayAsk || isResting()) return null
      const sent = new URLSearchParams({ format: 'json', ...query })
      const answer = read(await fetchAnswer(`${path}?${sent.toString()}`))
      if (answer !== null) await rememberAnswer(db, question, JSON.stringify(answer), Date.now())
      return answer
    }
    return (await once(question, work, gone)) as T | null
  }

  return {
    search: (text, gone) =>
      ask(
        `search ${text.toLowerCase()}`,
        {
          path: 'search',
          query: { q: text, limit: maxPlaces, countrycodes: 'pk' },
          read: (answer) => {
            const { success, data } = z.array(Found).safeParse(answer)
            return success ? data.map(toPlace).filter(isPoint).slice(0, maxPlaces) : null
          },
        },
        gone,
      ),
    reverse: ({ lat, lng }, gone) =>
      ask(
        `reverse ${lat} ${lng}`,
        {
          path: 'reverse',
          query: { lat, lon: lng },
          read: (answer) => {
            const { success, data } = Found.safeParse(answer)
            return success ? toPlace(data) : null
          },
        },
        gone,
      ),
  }
}

/** The database gives turns to all servers. False: the wait is too long, or no caller is left. */
function openTurns(db: Db, { pause, patience }: typeof usual) {
  const queue = makeQueue({ atOnce: 1 })
  return async (isWanted: () => boolean): Promise<boolean> => {
    if (queue.isFull(maxWaiting)) return false
    const until = performance.now() + patience
    return queue.run(async () => {
      while (isWanted() && performance.now() < until) {
        if (await takeTurn(db, Date.now(), pause)) return true
        await wait(pause / 5)
      }
      return false
    })
  }
}

const toPlace = ({ place_id, display_name, lat, lon }: z.infer<typeof Found>): Place => ({
  id: String(place_id),
  name: display_name,
  lat,
  lng: lon,
})

/** The text of an answer from outside; rejects when it has more bytes. */
async function readAtMost(answer: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > most) throw new Error('The answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}
