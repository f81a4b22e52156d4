import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Place } from '#shop/delivery/place.ts'
import { placeCalls } from '../../app/api/place-calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useApi } from '../../app/api/use-api.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  text: string
  results: readonly Place[] | null
  isMapDown: boolean
  /** after each search: whether it is unavailable */
  onDown: (isDown: boolean) => void
  onType: (text: string) => void
  onFound: (results: readonly Place[]) => void
  onChoose: (place: Place) => void
}

/**
 * Searches on submit, not while typing: the usage policy of Nominatim, the default geocoder, forbids that, and the
 * whole shop shares one quota.
 */
export function PlaceSearch({ text, results, isMapDown, onDown, ...on }: Props) {
  const { onType, onFound, onChoose } = on
  const t = useMessages(locationMessages)
  const api = useApi()
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const newest = useRef<AbortController>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  useEffect(() => () => newest.current?.abort(), [])

  async function search(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    newest.current?.abort() // cancel a stale search
    const mine = new AbortController()
    newest.current = mine
    setBusy(true)
    const found = await placeCalls(api)
      .findPlaces(text.trim(), mine.signal)
      .catch((error: unknown) => {
        if (!mine.signal.aborted) console.warn(error)
        return error
      })
    if (mine.signal.aborted) return
    setBusy(false)
    onDown(!Array.isArray(found))
    setTrouble(Array.isArray(found) ? '' : messageOf(found, t('location.away')))
    onFound(Array.isArray(found) ? found : [])
  }

  const down = trouble && isMapDown ? t('location.bothDown') : trouble
  const found = results?.length === 0 ? down || t('location.none') : ''
  return (
    // Arrow keys lead from the field into the results, which are buttons.
    <div className="relative" role="presentation" onKeyDown={moveByArrows}>
      <form role="search" onSubmit={(event) => void search(event)} className="flex gap-2">
        <input
          ref={field}
          type="search"
          className="input"
          placeholder={t('location.search')}
          aria-label={t('location.search')}
          aria-controls={list}
          value={text}
          maxLength={200}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
        {text !== '' && (
          <IconButton
            label={t('location.clear')}
            icon={<X aria-hidden />}
            onClick={() => {
              onType('')
              field.current?.focus()
            }}
          />
        )}
        <IconButton
          type="submit"
          label={t('location.searchButton')}
          icon={busy ? <Spinner /> : <Search aria-hidden />}
        />
      </form>
      <Results id={list} places={results ?? []} onChoose={onChoose} />
      <p role="status" className={found === '' || busy ? 'sr-only' : 'mt-2 text-small text-soft'}>
        {busy ? t('location.searching') : found}
      </p>
    </div>
  )
}

type ResultsProps = { id: string; places: readonly Place[]; onChoose: (place: Place) => void }

function Results({ id, places, onChoose }: ResultsProps) {
  const t = useMessages(locationMessages)
  return (
    <ul
      id={id}
      aria-label={t('location.results')}
      className="location-results"
      hidden={places.length === 0}
    >
      {places.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            className="menu-link w-full text-start"
            onClick={() => onChoose(place)}
          >
            {place.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = stops[at + step]
  if (step === 0 || at === -1 || next === undefined) return
  event.preventDefault()
  next.focus()
}
