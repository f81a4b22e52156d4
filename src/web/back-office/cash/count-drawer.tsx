import { useState } from 'react'
import { type CountedNotes, denominations, sumOfNotes } from '#shop/cash/drawer.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { less, nothing, type Paisa, readRupees, rupees, toRupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { differenceText } from './difference-text.ts'
import { useStaffSend } from '../send.ts'
import { TakerField } from './taker-field.tsx'

export type Drawer = Answer<'adminCash'>['data'][number]

type Props = {
  drawer: Drawer
  /** Names of colleagues who may take the cash. */
  people: readonly string[]
}

/** Counts the notes of a drawer and closes it. */
export function CountDrawer({ drawer: { id, balance }, people }: Props) {
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const [notes, setNotes] = useState<CountedNotes>({})
  // As it was when the count began: what comes in meanwhile isn't in the notes.
  const [seen, setSeen] = useState<number | null>(null)
  const expected = seen ?? balance
  const counted = sumOfNotes(notes)
  const difference = less(counted, rupees(expected))
  const isCounted = Object.keys(notes).length > 0
  // The count is blind: it is compared when all notes are entered.
  const [isCompared, setCompared] = useState(false)
  const [keptText, setKept] = useState('')
  const kept = keptText.trim() === '' ? nothing : readRupees(cleanAmount(keptText))
  const rest = less(counted, kept ?? nothing)
  return (
    <DialogButton
      label={t('count.open')}
      button={{ small: true, kind: 'main' }}
      title={t('count.title')}
      labels={{ send: t('count.send'), keep: t('cash.keep'), failed: t('cash.failed') }}
      onClose={() => {
        setNotes({})
        setSeen(null)
        setKept('')
        setCompared(false)
      }}
      check={(values) => {
        if (!isCounted && expected !== 0) return { general: t('count.empty') }
        if (difference !== 0 && !isCompared) {
          setCompared(true)
          return { general: t('count.differs') }
        }
        const isKeptWrong = kept === null || kept < 0 || rest < 0
        const fields = {
          ...(isKeptWrong && { kept: t('count.keptWrong', { amount: t.money(counted) }) }),
          ...(rest > 0 && textIn(values, 'taker') === '' && { taker: t('enter.takerEmpty') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const note = textIn(values, 'note')
        const taker = rest > 0 ? textIn(values, 'taker') : ''
        const body = { notes, seen: expected, note, kept: toRupees(kept ?? nothing), taker }
        await send('adminCloseDrawer', { params: { id }, body })
        return t('count.done', { amount: t.money(counted) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('count.text')}</p>
          <Notes
            notes={notes}
            onChange={(counting) => {
              setSeen(expected)
              setNotes(counting)
            }}
          />
          <Comparison
            sums={{ counted, expected: rupees(expected), difference }}
            isCompared={isCompared}
            onCompare={isCounted ? () => setCompared(true) : null}
          />
          {counted > 0 && (
            <HandOver
              kept={keptText}
              onKept={setKept}
              rest={rest}
              people={people}
              errorOf={errorOf}
            />
          )}
          {difference !== 0 && isCompared && (
            <AreaField name="note" label={t('count.note')} maxLength={300} rows={2} optional />
          )}
        </>
      )}
    </DialogButton>
  )
}

type ComparisonProps = {
  sums: { counted: Paisa; expected: Paisa; difference: Paisa }
  isCompared: boolean
  /** Null: nothing is counted yet. */
  onCompare: (() => void) | null
}

/** The count; what should be there is read after it. */
function Comparison({ sums, isCompared, onCompare }: ComparisonProps) {
  const t = useMessages(backOfficeCashMessages)
  return (
    <>
      <div aria-live="polite">
        <SummaryRows>
          <SummaryRow label={t('count.total')} total>
            {t.money(sums.counted)}
          </SummaryRow>
          {isCompared && (
            <>
              <SummaryRow label={t('count.expected')}>{t.money(sums.expected)}</SummaryRow>
              <SummaryRow label={t('count.off')}>{differenceText(t, sums.difference)}</SummaryRow>
            </>
          )}
        </SummaryRows>
      </div>
      {onCompare && !isCompared && (
        <Button small className="justify-self-start" onClick={onCompare}>
          {t('count.compare')}
        </Button>
      )}
    </>
  )
}

type HandOverProps = {
  kept: string
  onKept: (text: string) => void
  rest: Paisa
  people: readonly string[]
  errorOf: (field: string) => string | undefined
}

/** What stays as change, and who takes the rest. */
function HandOver({ kept, onKept, rest, people, errorOf }: HandOverProps) {
  const t = useMessages(backOfficeCashMessages)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        name="kept"
        label={t('count.kept')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        optional
        value={kept}
        error={errorOf('kept')}
        onChange={({ target }) => onKept(target.value)}
      />
      {rest > 0 && (
        <TakerField
          name="taker"
          people={people}
          hint={`${t('count.handed')}: ${t.money(rest)}`}
          maxLength={60}
          error={errorOf('taker')}
        />
      )}
    </div>
  )
}

type NotesProps = { notes: CountedNotes; onChange: (notes: CountedNotes) => void }

function Notes({ notes, onChange }: NotesProps) {
  const t = useMessages(backOfficeCashMessages)
  const { direction } = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
      {denominations.map((note) => (
        <li key={note}>
          <label className="flex items-center justify-between gap-2">
            <span aria-hidden className="money w-14 text-end font-semibold">
              <bdi dir={direction}>{t.number(note)} ×</bdi>
            </span>
            <input
              className="input money min-w-0 flex-1"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              aria-label={t('count.pieces', { note: t.money(rupees(note)) })}
              value={notes[`${note}`] ?? ''}
              onChange={({ target }) => {
                const pieces = target.value.replace(/\D/g, '')
                const { [`${note}`]: _, ...others } = notes as Record<string, number>
                onChange(pieces === '' ? others : { ...others, [note]: Number(pieces) })
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
