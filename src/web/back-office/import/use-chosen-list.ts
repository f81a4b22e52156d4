import { useState } from 'react'
import type { DateOrder } from '#shop/catalogue/import/list-format.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ListColumns, withField } from './columns.ts'
import { contentOf, isTooLarge, type ListFile, readListFile } from './list-file.ts'
import { savedColumns } from './saved-columns.ts'
import { type Preview, sendBeginning } from './send-list.ts'

/** What staff said of how a list is written; what they did not, the shop finds out. */
export type Reading = { decimal?: Preview['decimal']; dates?: DateOrder | undefined }

/** A list with its first rows, and what its columns are taken for. */
export type Chosen = {
  file: ListFile
  preview: Preview
  columns: ListColumns
  /** Whether some columns are not as guessed but as in the last list with these headings. */
  isRemembered: boolean
  reading: Reading
}

/** The file that was chosen last, once its beginning has been read. */
export function useChosenList(onProblem: (problem: string) => void) {
  const t = useMessages(backOfficeImportMessages)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      onProblem(messageOf(error, t('list.failed')))
    }
    setBusy(false)
  }
  async function preview(file: ListFile): Promise<void> {
    if (file.isDamaged) return onProblem(t('list.damaged'))
    if (isTooLarge(file.content)) return onProblem(t('list.tooLarge'))
    const beginning = await sendBeginning(file.content)
    setChosen({ file, reading: {}, ...columnsOf(beginning) })
  }
  async function choose(picked: File | undefined): Promise<void> {
    setChosen(null)
    if (picked === undefined) return
    if (isTooLarge(picked)) return onProblem(t('list.tooLarge'))
    await attempt(async () => preview(await readListFile(picked)))
  }
  async function setHeadings(line: number): Promise<void> {
    if (chosen === null) return
    await attempt(async () => {
      const beginning = await sendBeginning(chosen.file.content, line)
      setChosen({ ...chosen, ...columnsOf(beginning) })
    })
  }
  async function setSheet(name: string): Promise<void> {
    const sheet = chosen?.file.sheets.find((one) => one.name === name)
    if (!chosen || !sheet) return
    await attempt(() => preview({ ...chosen.file, content: contentOf(sheet), sheet: name }))
  }
  const setReading = (reading: Reading) => chosen && setChosen({ ...chosen, reading })
  const setField = (at: number, field: string) =>
    chosen && setChosen({ ...chosen, columns: withField(chosen.columns, at, field) })
  return { chosen, busy, choose, setField, setHeadings, setReading, setSheet }
}

function columnsOf(preview: Preview): Pick<Chosen, 'preview' | 'columns' | 'isRemembered'> {
  const guessed = preview.columns
  const columns = savedColumns(preview.headings) ?? guessed
  return { preview, columns, isRemembered: columns.some((field, at) => field !== guessed[at]) }
}
