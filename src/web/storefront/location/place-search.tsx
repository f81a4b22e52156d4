import { Search } from 'lucide-react'
import { type SubmitEvent, useId, useRef } from 'react'
import type { Place } from '#shop/delivery/place.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useApi } from '../../use-api.ts'
import { t } from './words.ts'

type Props = {
  text: string
  results: readonly Place[] | null
  onType: (text: string) => void
  onFound: (results: readonly Place[]) => void
  onChoose: (place: Place) => void
}

/** Asks when sent, not with every letter: the service outside is shared by the whole shop. */
export function PlaceSearch({ text, results, onType, onFound, onChoose }: Props) {
  const api = useApi()
  const list = useId()
  const newest = useRef(0)

  async function search(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    newest.current += 1
    const mine = newest.current
    const found = await api.findPlaces(text.trim()).catch((error: unknown) => {
      console.warn(error) // spec §8: only logged
      return []
    })
    if (mine === newest.current) onFound(found)
  }

  return (
    <div className="relative">
      <form role="search" onSubmit={(event) => void search(event)} className="flex gap-2">
        <input
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
        <IconButton
          type="submit"
          label={t('location.searchButton')}
          icon={<Search aria-hidden />}
        />
      </form>
      <ul
        id={list}
        aria-label={t('location.results')}
        className="location-results"
        hidden={!results?.length}
      >
        {results?.map((place) => (
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
      <p role="status" className={results?.length === 0 ? 'mt-2 text-small text-soft' : 'sr-only'}>
        {results?.length === 0 ? t('location.none') : ''}
      </p>
    </div>
  )
}
