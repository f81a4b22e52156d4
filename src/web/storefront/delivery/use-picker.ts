import { useEffect, useReducer, useRef } from 'react'
import { defaultCentre, type Place, type Point, rounded } from '#shop/delivery/place.ts'
import { whereNow } from './where-now.ts'

export type View = { point: Point; zoom: number }

export type Picker = {
  locating: boolean
  point: Point
  /** Centre and zoom; a new value moves the map. */
  view: View
  /** Search results; null before a search. */
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
      // The shopper has moved the marker: keep it.
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
      // Cleared or chosen already: drop the late response.
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

/** Starts at the saved pin, else the device's location, else the map's centre. */
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
