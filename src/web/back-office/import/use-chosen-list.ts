import { useState } from 'react'
import type { DateOrder } from '#shop/catalogue/import/list-format.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListColumns, withField } from './columns.ts'
import { isTooLarge, type ListFile, readListFile } from './list-file.ts'
import { type Preview, sendBeginning } from './send-list.ts'

/** What staff said of how a list is written; what they did not, the shop finds out. */
export type Reading = { decimal?: Preview['decimal']; dates?: DateOrder | undefined }

/** A list with its first rows, and what its columns are taken for. */
export type Chosen = {
  file: ListFile
  preview: Preview
  columns: ListColumns
  reading: Reading
}

/** The file that was chosen last, once its beginning has been read. */
export function useChosenList(onProblem: (problem: string) => void) {
  const t = useMessages(backOfficeImportMessages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState(false)

  async function choose(picked: File | undefined): Promise<void> {
    setChosen(null)
    if (picked === undefined) return
    if (isTooLarge(picked)) return onProblem(t('list.tooLarge'))
    setBusy(true)
    try {
      const file = await readListFile(picked)
      const preview = await sendBeginning(file.content)
      setChosen({ file, preview, columns: preview.columns, reading: {} })
    } catch (error) {
      onProblem(messageOf(error, t('list.failed')))
    }
    setBusy(false)
  }
  async function setHeadings(line: number): Promise<void> {
    if (chosen === null) return
    setBusy(true)
    try {
      const preview = await sendBeginning(chosen.file.content, line)
      setChosen({ ...chosen, preview, columns: preview.columns })
    } catch (error) {
      onProblem(messageOf(error, t('list.failed')))
    }
    setBusy(false)
  }
  const setReading = (reading: Reading) => chosen && setChosen({ ...chosen, reading })
  const setField = (at: number, field: string) =>
    chosen && setChosen({ ...chosen, columns: withField(chosen.columns, at, field) })
  return { chosen, busy, choose, setField, setHeadings, setReading }
}
