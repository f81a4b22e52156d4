import { useEffect, useReducer, useRef } from 'react'
import { defaultCentre, type Place, type Point, rounded } from '#shop/delivery/place.ts'
import { whereNow } from './where-now.ts'

export type View = { point: Point; zoom: number }

export type Picker = {
  locating: boolean
  point: Point
  /** Centre and zoom of the map; a new value moves the map there. */
  view: View
  /** What the search found; null while nothing was searched. */
  results: readonly Place[] | null
  text: string
}

type Action =
  | { type: 'located'; point: Point | null }
  | { type: 'here'; point: Point }
  | { type: 'moved'; point: Point }
  | { type: 'typed'; text: string }
  | { type: 'found'; results: readonly Place[] }
  | { type: 'chose'; place: Place }

const far = 13
const near = 15 // after a result was chosen

export const start: Picker = {
  locating: true,
  point: defaultCentre,
  view: { point: defaultCentre, zoom: far },
  results: null,
  text: '',
}

export function afterwards(picker: Picker, action: Action): Picker {
  switch (action.type) {
    case 'located':
      // A marker that was moved meanwhile stays where the shopper put it.
      return picker.locating
        ? { ...picker, locating: false, ...(action.point && lookingAt(action.point, far)) }
        : picker
    case 'here':
      return { ...picker, locating: false, ...lookingAt(action.point, near) }
    case 'moved':
      return { ...picker, locating: false, point: rounded(action.point) }
    case 'typed':
      return {
        ...picker,
        text: action.text,
        results: action.text.trim() === '' ? null : picker.results,
      }
    case 'found':
      // Cleared or chosen meanwhile: drop the late answer.
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

/** Begins with the pin that is delivered to, else where the browser is, else the middle of the map. */
export function usePicker(saved: Point | null) {
  const [picker, tell] = useReducer(afterwards, start)
  const begin = useRef(saved)
  useEffect(() => {
    const { current: at } = begin
    if (at !== null) return tell({ type: 'located', point: at })
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
