import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Field, type FieldTexts, type FieldWiring } from '../../ui/form/field.tsx'
import type { Option } from '../../ui/form/select.tsx'
import { splitPath } from './find-options.ts'
import { useCombobox } from './use-combobox.ts'

type Props = {
  options: readonly Option[]
  /** of the form's value */
  name?: string
  /** A new one replaces what was chosen, as after a navigation. */
  defaultValue?: string | undefined
  onChoose?: (value: string) => void
  /** sends its form */
  submits?: boolean
}

/** A list to choose from by typing any word of an option, which can be a path. */
export const ComboboxField = ({ label, hint, error, optional, ...props }: FieldTexts & Props) => (
  <Field {...{ label, hint, error, optional }}>
    {(wiring) => <Combobox {...props} wiring={wiring} />}
  </Field>
)

type BoxProps = Props & { wiring?: FieldWiring; 'aria-label'?: string }

export function Combobox(props: BoxProps) {
  const { options, name, defaultValue = '', onChoose, submits = false, wiring, ...aria } = props
  const t = useMessages(backOfficeMessages)
  const stored = useRef<HTMLInputElement>(null)
  const [{ given, value }, setState] = useState({ given: defaultValue, value: defaultValue })
  if (given !== defaultValue) setState({ given: defaultValue, value: defaultValue })
  const box = useCombobox({
    options,
    value,
    onChoose: (next) => {
      putValue(stored.current, next)
      onChoose?.(next)
      if (submits) stored.current?.form?.requestSubmit()
    },
  })
  const { isOpen, shown, rest, active } = box
  return (
    <span className="combobox">
      {/* Its events keep drafts and previews of the form up to date. */}
      <input
        key={given}
        ref={stored}
        name={name}
        defaultValue={given}
        hidden
        onInput={({ currentTarget }) => setState({ given, value: currentTarget.value })}
      />
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        className="input pe-10"
        {...aria}
        {...wiring}
        {...box.field}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-3 size-5 text-soft"
      />
      <span role="status" className="sr-only">
        {isOpen && t('combobox.count', { count: shown.length + rest })}
      </span>
      <div
        id={box.listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('combobox.list')}
        className="combobox-list"
        hidden={!isOpen}
        // The text field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option) => (
          <div
            key={option.value}
            id={box.optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            className="office-option"
            onClick={() => box.choose(option)}
            onKeyDown={undefined}
          >
            <OptionPath label={option.label} />
          </div>
        ))}
        {isOpen && shown.length === 0 && <p className="p-3 text-soft">{t('combobox.none')}</p>}
        {rest > 0 && <p className="p-3 text-small text-soft">{t('combobox.more', { rest })}</p>}
      </div>
    </span>
  )
}

function OptionPath({ label }: { label: string }) {
  const { above, name } = splitPath(label)
  return (
    <span className="min-w-0 wrap-break-word">
      {above !== '' && <span className="text-small text-soft">{above}</span>}
      <span className="font-semibold">{name}</span>
    </span>
  )
}

/** Sets the field past React, whose `onChange` would skip a value set by a script. */
function putValue(field: HTMLInputElement | null, value: string) {
  if (field === null) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
