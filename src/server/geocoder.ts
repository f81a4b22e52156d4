import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '#db/database.ts'
import type { Geocoder } from '#shop/delivery/geocoder.ts'
import { isPoint, mostPlaces, type Place } from '#shop/delivery/place.ts'
import { takeTurn } from '#shop/delivery/places.store.ts'

const timeOut = 3000
const largest = 256 * 1024
const pause = 1000 // the public service's terms: one question a second, from the whole shop
const restAfterFailure = 60_000

const Found = z.object({
  place_id: z.union([z.number(), z.string()]),
  display_name: z.string().max(1000),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
})

/**
 * A service that speaks like Nominatim. Whatever goes wrong there (slow, large, strange, away) is an
 * answer of null here, and the shop does without for a minute.
 */
export function openGeocoder({ db, url, agent }: { db: Db; url: string; agent: string }): Geocoder {
  let restUntil = 0

  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    if (Date.now() < restUntil || !(await myTurn(db))) return null
    const address = `${url.replace(/(?<!\/)\/+$/, '')}/${path}?${new URLSearchParams({ format: 'json', ...query }).toString()}`
    try {
      const answer = await fetch(address, {
        headers: { 'user-agent': agent, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeOut),
      })
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return JSON.parse(await readAtMost(answer, largest)) as unknown
    } catch {
      restUntil = Date.now() + restAfterFailure
      return null
    }
  }

  return {
    async search(text) {
      const { success, data } = z
        .array(Found)
        .safeParse(await ask('search', { q: text, limit: String(mostPlaces), countrycodes: 'pk' }))
      return success ? data.map(toPlace).filter(isPoint).slice(0, mostPlaces) : null
    },
    async reverse({ lat, lng }) {
      const { success, data } = Found.safeParse(
        await ask('reverse', { lat: String(lat), lon: String(lng) }),
      )
      return success ? toPlace(data) : null
    },
  }
}

const toPlace = ({ place_id, display_name, lat, lon }: z.infer<typeof Found>): Place => ({
  id: String(place_id),
  name: display_name,
  lat,
  lng: lon,
})

async function myTurn(db: Db) {
  for (let tries = 0; tries < 4; tries += 1) {
    if (await takeTurn(db, Date.now(), pause)) return true
    await wait(300)
  }
  return false
}

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
