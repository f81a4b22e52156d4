import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Conflict } from '../forms/conflict.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { useStaffSend } from '../send.ts'
import { faultIn, figuresIn, rows } from './figures.ts'

type Figures = Answer<'adminSettings'>['data']['counters']

/** The figures on the achievements page; stored in the settings. */
export function FiguresForm({ figures, mayWrite }: { figures: Figures; mayWrite: boolean }) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  // Uncontrolled, so typing during a save isn't lost.
  const [saved, setSaved] = useState(figures)
  const [theirs, setTheirs] = useState<Figures | null>(null)
  const { form, busy, problem } = useForm({
    failed: t('content.failed'),
    place: (general) => ({ general }),
    check(values) {
      const fault = faultIn(figuresIn(values))
      return fault === null ? null : { general: t(`figures.${fault}`) }
    },
    async send(values) {
      const counters = figuresIn(values).map(({ label, count }) => ({
        label,
        count: Number(count),
      }))
      const seen = { counters: theirs ?? saved }
      try {
        const { data } = await send('adminChangeSettings', { body: { counters, seen } })
        follow(data.counters)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile')
          setTheirs((await send('adminSettings')).data.counters)
        throw error
      }
      toast.success(t('figures.saved'), 'action')
      await revalidate()
    },
  })
  function follow(now: Figures) {
    setSaved(now)
    setTheirs(null)
  }
  function take(now: Figures) {
    flushSync(() => follow(now))
    form.ref.current?.reset()
  }
  return (
    <form {...form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1">
        <FormPart title={t('figures.title')} hint={t('figures.text')}>
          {theirs ? (
            <FiguresConflict theirs={theirs} onTake={() => take(theirs)} />
          ) : (
            problem && <Notice>{problem}</Notice>
          )}
          {rows.map((row) => (
            <div key={row} className="grid items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <TextField
                name="count"
                label={t('figures.count', { number: row + 1 })}
                inputMode="numeric"
                maxLength={10}
                defaultValue={saved[row]?.count ?? ''}
              />
              <TextField
                name="label"
                label={t('figures.label', { number: row + 1 })}
                maxLength={60}
                defaultValue={saved[row]?.label ?? ''}
              />
            </div>
          ))}
          {mayWrite && (
            <Button type="submit" kind="main" busy={busy} className="justify-self-start">
              {t('figures.save')}
            </Button>
          )}
        </FormPart>
      </fieldset>
    </form>
  )
}

function FiguresConflict({ theirs, onTake }: { theirs: Figures; onTake: () => void }) {
  const t = useMessages(backOfficeContentMessages)
  const value = theirs.map(({ count, label }) => `${t.number(count)} ${label}`).join('\n')
  return (
    <Conflict
      of={{ kind: 'settings', id: 'settings', field: 'counters' }}
      fields={[{ name: 'counters', label: t('figures.title'), theirs: value }]}
      onTake={onTake}
    />
  )
}
