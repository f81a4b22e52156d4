import { useState } from 'react'
import { wordsOf } from '../../app/api/api-error.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office-import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ImportReport, sendList } from './send-list.ts'

/** A list is looked through, or taken. */
export type Work = 'check' | 'take'

/** What is being done with a file, what came of it, and why it failed; then the report before stays. */
export function useList() {
  const t = useMessages(backOfficeImportMessages)
  const [work, setWork] = useState<Work | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [problem, setProblem] = useState('')
  const clear = () => {
    setReport(null)
    setProblem('')
  }
  async function run(what: Work, file: File | null, draft: boolean): Promise<void> {
    if (file === null) return setProblem(t('list.choose'))
    setProblem('')
    setWork(what)
    try {
      const query = {
        file: file.name.slice(0, 200),
        ...(what === 'check' && { dryRun: '1' }),
        ...(draft && { draft: '1' }),
      }
      setReport(await sendList(file, query))
    } catch (error) {
      setProblem(wordsOf(error, t(what === 'check' ? 'list.failed' : 'list.takeFailed')))
    }
    setWork(null)
  }
  return { work, report, problem, run, clear }
}
