import { useEffect } from 'react'
import { storedText } from '../../app/storage/stored-text.ts'

/** 'comfortable' if chosen in this browser; lists are compact otherwise. With a finger rows are always comfortable. */
const stored = storedText('office-density', 11)

/** Turns between compact and comfortable rows of lists. */
export function useDensity() {
  const isCompact = stored.use() !== 'comfortable'
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isCompact) delete dataset['density']
    else dataset['density'] = 'comfortable'
  }, [isCompact])
  return { isCompact, turn: () => stored.write(isCompact ? 'comfortable' : '') }
}
