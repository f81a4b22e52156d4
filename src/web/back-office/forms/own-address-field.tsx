import { useId, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type FieldTexts, TextField } from '../../ui/form/field.tsx'
import type { Option } from '../../ui/form/select.tsx'
import { categoryOptions } from '../parts/category-options.ts'
import { useStaffSend } from '../send.ts'
import { ownAddressIn } from './own-address.ts'

type Props = FieldTexts & {
  name: string
  className?: string | undefined
  maxLength: number
  value: string
  onChange: (address: string) => void
}

/** An address in the shop, typed or chosen among its pages and categories. */
export function OwnAddressField({ onChange, ...field }: Props) {
  const list = useId()
  const { options, load } = usePlaces()
  return (
    <>
      <TextField
        {...field}
        dir="ltr"
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        onFocus={load}
        onChange={({ target }) => onChange(target.value.trim())}
        onBlur={({ target: { value } }) => onChange(ownAddressIn(value, location.origin))}
      />
      <datalist id={list}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}

function usePlaces() {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const [categories, setCategories] = useState<Option[] | null>(null)
  const options: Option[] = [
    { value: paths.offers(), label: t('goTo.offers') },
    { value: paths.products(), label: t('goTo.products') },
    { value: paths.news(), label: t('goTo.news') },
    { value: paths.events(), label: t('events.title') },
    { value: paths.about(), label: t('blocks.title') },
    { value: paths.contact(), label: t('goTo.contact') },
    ...(categories ?? []),
  ]
  // Suggestions only: without them any address can be typed.
  const load = () => {
    if (categories !== null) return
    setCategories([])
    send('categoryTree').then(
      ({ data }) =>
        setCategories(
          categoryOptions(data).map(({ value, label }) => ({
            value: paths.category(value.split('/')),
            label,
          })),
        ),
      () => setCategories(null),
    )
  }
  return { options, load }
}
