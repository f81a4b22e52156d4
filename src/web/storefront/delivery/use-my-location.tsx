import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { locate } from './where-now.ts'

/** Moves the marker to where the browser is, or says why it cannot. */
export function UseMyLocation({ onFound }: { onFound: (point: Point) => void }) {
  const t = useMessages(locationMessages)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'refused' | 'unknown' | null>(null)

  async function ask() {
    setBusy(true)
    setProblem(null)
    const here = await locate()
    setBusy(false)
    if (typeof here === 'string') setProblem(here)
    else onFound(here)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button small busy={busy} onClick={() => void ask()}>
        <LocateFixed aria-hidden className="size-4" /> {t('location.here')}
      </Button>
      <p role="status" className="text-small text-soft empty:hidden">
        {problem && t(`location.${problem}`)}
      </p>
    </div>
  )
}
