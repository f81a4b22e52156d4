import type { ReactNode } from 'react'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Option, SelectField } from '../../ui/form/select.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { UrduField } from '../urdu/urdu-field.tsx'
import { MarkdownField } from '../markdown/markdown-field.tsx'
import { CheckField } from './check-field.tsx'
import { Conflict } from './conflict.tsx'
import { FormPart } from './form-part.tsx'
import { OwnAddressField } from './own-address-field.tsx'
import { SaveBar, type SaveBarParts } from './save-bar.tsx'
import { clockText, momentOf } from './shop-clock.ts'
import type { ChangedRecord } from './use-last-change.ts'
import type { FieldErrors } from './use-record-form.ts'

type Control<Values> =
  | { is: 'text' | 'address'; max: number }
  | { is: 'area' | 'markdown' | 'urdu'; max: number; rows: number }
  | { is: 'figure' | 'day' | 'time' | 'moment' | 'check' }
  | { is: 'select'; options: readonly Option[] }
  | {
      is: 'custom'
      render: (form: RecordForm<Values>) => ReactNode
      valueText: (values: Values) => string
    }

/** One field of a record: its control, its labels and its rule. Empty addresses, moments and choices are null. */
export type Field<Values> = Control<Values> & {
  label: string
  hint?: string
  optional?: true
  className?: string
  /** Shoppers read it: another language of the shop needs its own value. */
  translatable?: true
  /** only while this holds */
  onlyIf?: (typed: Values) => boolean
  /** The sentence for a value that can't be saved. */
  wrong?: (typed: Values) => string | false
}

export type FormSection<Values> = {
  title: string
  hint?: string
  /** fields that stand beside each other below the rest, where there is room */
  inRow?: readonly (keyof Values)[]
  lead?: (form: RecordForm<Values>) => ReactNode
  fields: { [Name in keyof Values]?: Field<Values> }
}

export type RecordForm<Values> = Pick<
  ReturnType<typeof useForm<keyof Values & string>>,
  'form' | 'busy' | 'problem' | 'errorOf'
> & {
  typed: Values
  set: (values: Partial<Values>) => void
  isChanged: boolean
  theirs: { values: Values; both: readonly (keyof Values)[] } | null
  takeTheirs: () => void
}

const fieldsOf = <Values,>(sections: readonly FormSection<Values>[]) =>
  sections.flatMap(
    ({ fields }) => Object.entries(fields) as [keyof Values & string, Field<Values>][],
  )

/** The sentences of all rules that what is typed breaks. */
export const errorsIn = <Values,>(sections: readonly FormSection<Values>[], typed: Values) =>
  Object.fromEntries(
    fieldsOf(sections).flatMap(([name, { wrong }]) => {
      const sentence = wrong?.(typed)
      return sentence ? [[name, sentence]] : []
    }),
  ) as FieldErrors<Values>

type Props<Values> = {
  form: RecordForm<Values>
  sections: readonly FormSection<Values>[]
  mayWrite: boolean
  of: ChangedRecord
  bar?: SaveBarParts | undefined
}

/** The form of a record: its sections, above them a conflict or a problem, below them the button that saves. */
export function RecordEditor<Values extends object>({
  form,
  sections,
  mayWrite,
  of,
  bar,
}: Props<Values>) {
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? (
          <RecordConflict form={form} sections={sections} of={of} />
        ) : (
          form.problem && <Notice>{form.problem}</Notice>
        )}
        {sections.map((section) => (
          <Section key={section.title} form={form} section={section} />
        ))}
        {mayWrite && <SaveBar busy={form.busy} isChanged={form.isChanged} {...bar} />}
      </fieldset>
    </form>
  )
}

type SectionProps<Values> = { form: RecordForm<Values>; section: FormSection<Values> }

function Section<Values>({ form, section }: SectionProps<Values>) {
  const { title, hint, inRow = [], lead } = section
  const all = fieldsOf([section]).filter(([, { onlyIf }]) => onlyIf?.(form.typed) ?? true)
  const controls = (wanted: boolean) =>
    all
      .filter(([name]) => inRow.includes(name) === wanted)
      .map(([name, field]) => <RecordField key={name} {...{ form, name, field }} />)
  return (
    <FormPart title={title} {...(hint && { hint })}>
      {lead?.(form)}
      {controls(false)}
      {inRow.length > 0 && (
        <div className="grid items-start gap-4 sm:grid-cols-[repeat(2,minmax(0,20rem))]">
          {controls(true)}
        </div>
      )}
    </FormPart>
  )
}

type FieldProps<Values> = {
  form: RecordForm<Values>
  name: keyof Values & string
  field: Field<Values>
}

function RecordField<Values>({ form, name, field }: FieldProps<Values>) {
  const value = form.typed[name] as string | boolean | null
  const text = String(value ?? '')
  const set = (to: string | boolean | null) => form.set({ [name]: to } as Partial<Values>)
  const { label, hint, optional, className } = field
  const common = { name, label, hint, optional, className, error: form.errorOf(name) }
  switch (field.is) {
    case 'text':
      return <TextField {...common} maxLength={field.max} value={text} onChange={({ target }) => set(target.value)} /> // prettier-ignore
    case 'address':
      return <OwnAddressField {...common} maxLength={field.max} value={text} onChange={(address) => set(address || null)} /> // prettier-ignore
    case 'area':
      return <AreaField {...common} maxLength={field.max} rows={field.rows} value={text} onChange={({ target }) => set(target.value)} /> // prettier-ignore
    case 'urdu':
      return <UrduField {...{ name, label, hint }} most={field.max} rows={field.rows} value={text} error={common.error} onChange={set} /> // prettier-ignore
    case 'markdown':
      return <MarkdownField {...common} most={field.max} rows={field.rows} value={text} onChange={set} /> // prettier-ignore
    case 'figure':
      return <TextField {...common} inputMode="numeric" maxLength={8} value={text} onChange={({ target }) => set(target.value)} /> // prettier-ignore
    case 'time':
      return <TextField {...common} type="time" value={text} onChange={({ target }) => set(target.value)} /> // prettier-ignore
    case 'day':
      return <TextField {...common} type="date" value={text} onChange={({ target }) => set(target.value)} /> // prettier-ignore
    case 'moment':
      return (
        <TextField
          {...common}
          type="datetime-local"
          value={clockText(value as string | null)}
          onChange={({ target }) => set(momentOf(target.value))}
        />
      )
    case 'check':
      return <CheckField name={name} label={label} checked={value === true} onChange={set} />
    case 'select':
      return (
        <div className={className}>
          <SelectField
            {...common}
            className=""
            value={text}
            onChange={({ target }) => set(target.value || null)}
            options={field.options}
          />
        </div>
      )
    case 'custom':
      return field.render(form)
  }
}

type ConflictProps<Values> = Omit<Props<Values>, 'mayWrite'>

function RecordConflict<Values>({ form, sections, of: record }: ConflictProps<Values>) {
  const t = useMessages(backOfficeContentMessages)
  const { values, both } = form.theirs ?? { values: form.typed, both: [] }
  const textOf = (field: Field<Values>, of: Values, value: unknown) => {
    if (field.is === 'custom') return field.valueText(of)
    if (field.is === 'check') return t(value === true ? 'content.yes' : 'content.no')
    const text = String(value ?? '')
    if (field.is === 'moment') return clockText(text || null).replace('T', ' ')
    const option = field.is === 'select' && field.options.find((one) => one.value === text)
    return option ? option.label : text
  }
  const fields = fieldsOf(sections)
    .filter(([name]) => both.includes(name))
    .map(([name, field]) => ({
      name,
      label: field.label,
      theirs: textOf(field, values, values[name]),
      mine: textOf(field, form.typed, form.typed[name]),
    }))
  return <Conflict of={record} fields={fields} onTake={() => form.takeTheirs()} />
}
