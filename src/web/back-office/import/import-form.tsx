import { Download } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { FileButton } from '../forms/file-button.tsx'
import { UndoImport } from '../imports/undo-import.tsx'
import { ColumnTable } from './column-table.tsx'
import { missingOf } from './columns.ts'
import { ListReading } from './list-reading.tsx'
import { Report } from './import-report.tsx'
import { sampleList } from './sample-list.ts'
import { saveColumns } from './saved-columns.ts'
import { useChosenList } from './use-chosen-list.ts'
import { type Progress, useList } from './use-list.ts'

/** A file is looked through first; what it would change is shown, and done when that is what was meant. */
export function ImportForm({ isSetUp }: { isSetUp: boolean }) {
  const t = useMessages(backOfficeImportMessages)
  const [draft, setDraft] = useState(false)
  const { work, name, progress, found, problem, setProblem, start, clear } = useList()
  const list = useChosenList(setProblem)
  const { chosen, busy, choose } = list
  const report = found?.report
  const canTake = chosen !== null && report?.dryRun === true && report.added + report.changed > 0

  function check() {
    if (chosen === null) return setProblem(problem || t('list.choose'))
    if (missingOf(chosen.columns).length > 0) return setProblem(t('columns.choose'))
    saveColumns(chosen.preview.headings, chosen.columns)
    void start('check', chosen, draft)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="office-box grid min-w-0 grid-cols-1 gap-4">
        <p className="max-w-3xl">{t('list.text')}</p>
        <FilePart
          problem={chosen === null ? problem : ''}
          disabled={work !== null}
          onChoose={(file) => {
            clear()
            void choose(file)
          }}
        />
        {chosen === null && <SampleLink />}
        <ChosenList {...list} onChange={clear} />
        <RadioGroup
          label={t('list.added')}
          value={draft ? 'hide' : 'show'}
          choices={(['show', 'hide'] as const).map((value) => ({
            value,
            label: t(`list.${value}`),
          }))}
          onChange={(value) => setDraft(value === 'hide')}
        />
        <Button
          className="justify-self-start"
          kind={canTake ? 'plain' : 'main'}
          busy={work === 'check' || busy}
          onClick={check}
        >
          {t('list.check')}
        </Button>
      </section>
      {problem && chosen !== null && <Notice>{problem}</Notice>}
      <Status work={work} name={name} progress={progress} isImported={report?.dryRun === false} />
      {found && <Result found={found} />}
      {report?.dryRun === true && !canTake && (
        <p>{t(chosen === null ? 'list.chooseAgain' : 'list.nothing')}</p>
      )}
      {canTake && (
        <Button
          kind="main"
          className="justify-self-start"
          busy={work === 'take'}
          onClick={() => void start('take', chosen, draft)}
        >
          {t('list.take')}
        </Button>
      )}
      {report?.dryRun === false && <ImportedLinks id={report.id} isSetUp={isSetUp} />}
    </div>
  )
}

type FilePartProps = Pick<ComponentProps<typeof FileButton>, 'disabled' | 'onChoose'> & {
  /** why there is no list yet */
  problem: string
}

function FilePart({ problem, ...button }: FilePartProps) {
  const t = useMessages(backOfficeImportMessages)
  const label = useId()
  return (
    <div className="grid grid-cols-1 gap-1">
      <span id={label} className="text-small font-semibold">
        {t('list.file')}
      </span>
      <FileButton
        text={t('list.pick')}
        labelledBy={label}
        accept=".csv,.txt,.xlsx,text/csv,text/plain"
        {...button}
      />
      <span className="text-small text-soft">{t('list.limit')}</span>
      {problem && <Notice>{problem}</Notice>}
    </div>
  )
}

type ResultProps = { found: NonNullable<ReturnType<typeof useList>['found']> }

/** Takes the focus: it is below the form, often out of sight. */
function Result({ found }: ResultProps) {
  const t = useMessages(backOfficeImportMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [found])
  return (
    <div ref={box} tabIndex={-1} className="min-w-0 scroll-mt-20">
      <Report
        title={t(found.report.dryRun ? 'list.found' : 'list.done', { name: found.name })}
        report={found.report}
      />
    </div>
  )
}

function SampleLink() {
  const t = useMessages(backOfficeImportMessages)
  return (
    <a
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(sampleList())}`}
      download="sample-list.csv"
      className="office-link -mx-3.5 justify-self-start"
    >
      <Download aria-hidden className="size-4 shrink-0" />
      {t('list.sample')}
    </a>
  )
}

type ChosenProps = ReturnType<typeof useChosenList> & { onChange: () => void }

/** How the list is understood, to be put right; what was found before counts no more then. */
function ChosenList({ chosen, busy, onChange, ...list }: ChosenProps) {
  if (chosen === null) return null
  return (
    <>
      <ListReading
        list={chosen}
        busy={busy}
        onHeadings={(line) => {
          onChange()
          void list.setHeadings(line)
        }}
        onReading={(reading) => {
          onChange()
          list.setReading(reading)
        }}
        onSheet={(name) => {
          onChange()
          void list.setSheet(name)
        }}
      />
      <ColumnTable
        list={chosen}
        onField={(at, field) => {
          onChange()
          list.setField(at, field)
        }}
      />
    </>
  )
}

type StatusProps = Pick<ReturnType<typeof useList>, 'work' | 'name' | 'progress'> & {
  isImported: boolean
}

function Status({ work, name, progress, isImported }: StatusProps) {
  const t = useMessages(backOfficeImportMessages)
  return (
    <>
      <p role="status" className={work === null ? 'sr-only' : 'text-soft'}>
        {work === 'check' && t('list.checking', { name })}
        {work === 'take' && t('list.taking', { name })}
        {work === null && isImported && t('list.imported')}
      </p>
      {work !== null && progress && progress.all > 0 && <ProgressBar {...progress} />}
    </>
  )
}

function ProgressBar({ read, all }: Progress) {
  const t = useMessages(backOfficeImportMessages)
  return (
    <label className="grid gap-1 text-small">
      <span>{t('list.progress', { read, all })}</span>
      <progress value={read} max={all} className="h-3 w-full accent-current" />
    </label>
  )
}

function ImportedLinks({ id, isSetUp }: { id: string | null; isSetUp: boolean }) {
  const t = useMessages(backOfficeImportMessages, backOfficeStarterMessages)
  const go = useNavigate()
  return (
    <div className="flex flex-wrap gap-3">
      {isSetUp && (
        <Link to={officePaths.setup()} className={buttonClass({ kind: 'main' })}>
          {t('starter.goOn')}
        </Link>
      )}
      <Link to={officePaths.products()} className={buttonClass()}>
        {t('list.products')}
      </Link>
      {id !== null && <UndoImport id={id} onDone={() => go(officePaths.pastImport({ id }))} />}
    </div>
  )
}
