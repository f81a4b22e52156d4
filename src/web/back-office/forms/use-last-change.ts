import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangedKind } from '#shop/events/last-change.ts'
import type { Answer } from '#wire/calls.ts'
import { useStaffSend } from '../send.ts'

/** A record as its events name it; `field`: one of the settings. */
export type ChangedRecord = { kind: ChangedKind; id: string; field?: string }

/** Who changed a record last, and when; null until that is known, and if nothing is. `version`: asks again if it differs. */
export function useLastChange({ kind, id, field }: ChangedRecord, version: string) {
  const send = useStaffSend()
  const [change, setChange] = useState<Answer<'adminLastChange'>['data']>(null)
  const read = useEffectEvent(
    async () => (await send('adminLastChange', { params: { kind, id }, query: { field } })).data,
  )
  useEffect(() => {
    let isCurrent = true
    read().then(
      (data) => isCurrent && setChange(data),
      () => null, // the panel is complete without it
    )
    return () => void (isCurrent = false)
  }, [kind, id, field, version])
  return change
}
