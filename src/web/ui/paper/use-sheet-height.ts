import { useEffect, useState } from 'react'
import type { Paper } from './papers.ts'

/** The sheet's height on screen, where a roll has its printed width. */
export function useSheetHeight(sheet: { current: HTMLElement | null }, paper: Paper) {
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = sheet.current
    if (element === null) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [sheet, paper])
  return height
}
