import { useEffect, useState } from 'react'
import { useLanguage } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { useStaffSend } from '../send.ts'
import { findThings, type Found, type PaletteMessages } from './find-things.ts'

/** Debounce while typing, in milliseconds. */
const pause = 120
const least = 2

type State = Found & { text: string }

const nothing: State = { text: '', groups: [], failed: false }

/** Results besides pages. Previous results stay until the new ones arrive. */
export function useFound(typed: string, t: PaletteMessages) {
  const text = typed.trim()
  const send = useStaffSend()
  const role = useLayoutData()?.role ?? null
  const { locale } = useLanguage()
  const [found, setFound] = useState(nothing)
  const isAsked = text.length >= least && role !== null
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(() => {
      void findThings(send, { role, text, t, locale }).then((one) => {
        // A response to an earlier text.
        if (isCurrent) setFound({ ...one, text })
      })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isAsked, role, send, text, t, locale])
  return isAsked
    ? { ...found, isSearching: found.text !== text }
    : { ...nothing, isSearching: false }
}
