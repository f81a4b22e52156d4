import { useEffect, useReducer } from 'react'
import { defaultCentre, type Place, type Point, rounded } from '#shop/delivery/place.ts'
import { readLocation } from './saved-location.ts'
import { whereNow } from './where-now.ts'

export type View = { point: Point; zoom: number }

export type Picker = {
  locating: boolean
  point: Point
  /** Where the map looks, and how near; a new one turns it there again. */
  view: View
  /** What the search found; null while nothing was searched. */
  results: readonly Place[] | null
  text: string
}

type Action =
  | { type: 'located'; point: Point | null }
  | { type: 'moved'; point: Point }
  | { type: 'typed'; text: string }
  | { type: 'found'; results: readonly Place[] }
  | { type: 'chose'; place: Place }

const far = 13
const near = 15 // spec §9: after a result was chosen

export const start: Picker = {
  locating: true,
  point: defaultCentre,
  view: { point: defaultCentre, zoom: far },
  results: null,
  text: '',
}

/** Spec §4, Location picker. */
export function afterwards(picker: Picker, action: Action): Picker {
  switch (action.type) {
    case 'located':
      // A marker that was moved meanwhile stays where the shopper put it.
      return picker.locating
        ? { ...picker, locating: false, ...(action.point && lookingAt(action.point, far)) }
        : picker
    case 'moved':
      return { ...picker, locating: false, point: rounded(action.point) }
    case 'typed':
      return {
        ...picker,
        text: action.text,
        results: action.text.trim() === '' ? null : picker.results,
      }
    case 'found':
      // Cleared or chosen meanwhile: what comes late is not wanted any more.
      return picker.text.trim() === '' ? picker : { ...picker, results: action.results }
    case 'chose':
      return {
        ...picker,
        locating: false,
        ...lookingAt(action.place, near),
        results: null,
        text: '',
      }
  }
}

function lookingAt(place: Point, zoom: number) {
  const point = rounded(place)
  return { point, view: { point, zoom } }
}

/** Begins with the saved place, else where the browser is, else the middle of the map. */
export function usePicker() {
  const [picker, tell] = useReducer(afterwards, start)
  useEffect(() => {
    const saved = readLocation()
    if (saved !== null) return tell({ type: 'located', point: saved })
    let gone = false
    void whereNow().then((point) => {
      if (!gone) tell({ type: 'located', point })
    })
    return () => {
      gone = true
    }
  }, [])
  return [picker, tell] as const
}
