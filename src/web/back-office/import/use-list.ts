import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { mappingOf } from './columns.ts'
import { saveRun, type SavedRun, savedRun } from './saved-run.ts'
import { type ImportReport, isUnderWay, sendList } from './send-list.ts'
import type { Chosen } from './use-chosen-list.ts'

export type Progress = { read: number; all: number }

const often = 1000 // ms
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** What is being done with a list, how far it is, what came of it, and why it failed; then the report before stays. */
export function useList() {
  const t = useMessages(backOfficeImportMessages)
  const send = useStaffSend()
  const [run, setRun] = useState<SavedRun | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [found, setFound] = useState<{ name: string; report: ImportReport } | null>(null)
  const [problem, setProblem] = useState('')
  const isHere = useRef(true)

  const clear = () => {
    saveRun(null)
    setFound(null)
    setProblem('')
  }

  /** Reports progress until the list is read; null: cancelled or lost. */
  async function follow(id: string): Promise<ImportReport | null> {
    while (isHere.current) {
      const { data } = await send('adminImportRun', { params: { id } })
      setProgress({ read: data.rowsRead, all: data.rowsAll })
      if (data.state !== 'reading') return data.report
      await wait(often)
    }
    return null
  }

  /** Shows the result if the page is open; otherwise it stays stored. */
  async function finish(one: SavedRun, answer: Promise<ImportReport | null>) {
    setProblem('')
    setProgress(null)
    setRun(one)
    let failure = t(one.work === 'check' ? 'list.failed' : 'list.takeFailed')
    const report = await answer.catch((error: unknown) => {
      if (!isMissing(error)) failure = messageOf(error, failure)
      return null
    })
    if (!isHere.current) return
    saveRun(null)
    if (report === null) setProblem(failure)
    else setFound({ name: one.name, report })
    setRun(null)
  }

  function start(work: SavedRun['work'], list: Chosen, draft: boolean) {
    const one = { id: newUuid(), name: list.file.name, work }
    saveRun(one)
    const answer = sendRun(one, list, draft)
    // 404 until the file has arrived.
    void wait(often).then(() => isUnderWay(one.id) && follow(one.id).catch(ignoreMissing))
    return finish(one, answer)
  }

  const takeUp = useEffectEvent(() => {
    const left = savedRun()
    if (left === null) return
    const sending = isUnderWay(left.id)
    if (sending) follow(left.id).catch(ignoreMissing)
    void finish(left, sending ?? follow(left.id))
  })
  useEffect(() => {
    isHere.current = true
    takeUp()
    return () => void (isHere.current = false)
  }, [])

  return {
    work: run?.work ?? null,
    name: run?.name ?? '',
    progress,
    found,
    problem,
    setProblem,
    start,
    clear,
  }
}

const sendRun = (
  { id, name, work }: SavedRun,
  { file, preview, columns, reading }: Chosen,
  draft: boolean,
): Promise<ImportReport> =>
  sendList(file.content, {
    file: name,
    run: id,
    column: mappingOf(preview.headings, columns),
    headings: String(preview.headingsLine),
    ...(reading.decimal && { decimal: reading.decimal }),
    ...(reading.dates && { dates: reading.dates }),
    ...(work === 'check' && { dryRun: '1' }),
    ...(draft && { draft: '1' }),
  })

/** A list that never arrived. */
const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'import_not_found'

function ignoreMissing(error: unknown) {
  if (!(error instanceof ApiError)) throw error
}
