import { useEffect, useState } from 'react'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useStaffSend } from '../send.ts'
import { findThings, type Found, type Words } from './find-things.ts'

/** So long nothing is asked while somebody types, in milliseconds. */
const pause = 120
const least = 2

type State = Found & { text: string }

const nothing: State = { text: '', groups: [], failed: false }

/** What a text finds beside pages. While it is searched for, what was found before stays. */
export function useFound(typed: string, t: Words) {
  const text = typed.trim()
  const send = useStaffSend()
  const role = useLayoutData()?.role ?? null
  const [found, setFound] = useState(nothing)
  const isAsked = text.length >= least && role !== null
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void findThings(send, { role, text, t }).then((one) => {
        // An answer to what was typed before is late.
        if (isCurrent) setFound({ ...one, text })
      })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isAsked, role, send, text, t])
  return isAsked
    ? { ...found, isSearching: found.text !== text }
    : { ...nothing, isSearching: false }
}
