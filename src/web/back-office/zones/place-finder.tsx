import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Place, Point } from '#shop/delivery/place.ts'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { placeCalls } from '../../app/api/place-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { pointIn } from './zone-values.ts'

type Props = { label: string; onChoose: (point: Point, name: string) => void }

/** Finds a place by its name, or takes latitude and longitude. Within a form: Enter searches, and sends nothing. */
export function PlaceFinder({ label, onChoose }: Props) {
  const t = useMessages(backOfficeZonesMessages)
  const api = useApi()
  const list = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Place[]>([])
  const [status, setStatus] = useState('')
  const input = useRef<HTMLDivElement>(null)

  async function search() {
    const point = pointIn(text)
    setFound([])
    setStatus('')
    if (point !== null) return onChoose(point, text)
    if (text.trim() === '') return
    setStatus(t('place.searching'))
    try {
      const places = await placeCalls(api).findPlaces(text.trim())
      setFound(places)
      setStatus(places.length === 0 ? t('place.none') : '')
    } catch (error) {
      // The shop's sentence names the pin of an address.
      const isAway = error instanceof ApiError && error.code === 'place_search_away'
      setStatus(isAway ? t('place.away') : messageOf(error, t('place.away')))
    }
  }

  function choose({ name, lat, lng }: Place) {
    setFound([])
    setText(name)
    onChoose({ lat, lng }, name)
    input.current?.querySelector('input')?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void search()
  }
  return (
    <div role="search" ref={input} onKeyDown={onKeyDown} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={label}
          type="search"
          value={text}
          maxLength={200}
          enterKeyHint="search"
          aria-controls={list}
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 grow basis-40"
        />
        <Button onClick={() => void search()}>
          <Search aria-hidden className="size-4" />
          {t('place.button')}
        </Button>
      </div>
      <ul id={list} aria-label={t('place.results')} hidden={found.length === 0} className="grid">
        {found.map((place) => (
          <li key={place.id}>
            <button
              type="button"
              className="menu-link w-full text-start"
              onClick={() => choose(place)}
            >
              {place.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={status === '' ? 'sr-only' : 'text-small text-soft'}>
        {status}
      </p>
    </div>
  )
}
