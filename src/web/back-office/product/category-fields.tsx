import { useState } from 'react'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ComboboxField } from '../forms/combobox.tsx'
import { pathSeparator } from '../forms/find-options.ts'
import { categoryOptions } from '../parts/category-options.ts'
import { Line } from './fields.tsx'
import type { ProductForm } from './use-product-form.ts'

type Node = { name: string; path: string; children?: readonly Node[] }
export type Categories = readonly Node[]

const names = ['mainCategory', 'subCategory', 'itemCategory'] as const

/** Its category: one that exists, or three names that make a new one. */
export function CategoryFields({ form, tree }: { form: ProductForm; tree: Categories }) {
  const t = useMessages(backOfficeProductMessages)
  const [isNew, setNew] = useState(false)
  const options = categoryOptions(tree, [3])
  const label = names.map((name) => form.typed[name].trim()).join(pathSeparator)
  const present = options.find((option) => option.label === label)
  const isEmpty = names.every((name) => form.typed[name].trim() === '')
  const isTyped = isNew || options.length === 0 || (present === undefined && !isEmpty)

  function choose(path: string) {
    const chosen = options.find(({ value }) => value === path)?.label.split(pathSeparator) ?? []
    for (const [index, name] of names.entries()) form.set(name, chosen[index] ?? '')
  }

  return (
    <div
      id="category"
      className={
        isTyped
          ? 'grid scroll-mt-28 gap-4'
          : 'flex scroll-mt-28 flex-wrap items-start gap-x-4 gap-y-2'
      }
    >
      {!isTyped && (
        <div className="grow">
          <ComboboxField
            label={t('category.choose')}
            hint={t('category.chooseHint')}
            error={form.errorOf('mainCategory')}
            defaultValue={present?.value}
            options={options}
            onChoose={choose}
          />
        </div>
      )}
      {isTyped && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {names.map((name) => (
            <Line key={name} form={form} name={name} maxLength={100} />
          ))}
        </div>
      )}
      {options.length > 0 && (
        <Button
          small
          kind="quiet"
          className={isTyped ? 'justify-self-start' : 'sm:mt-7'}
          onClick={() => {
            if (isTyped && present === undefined) choose('')
            setNew(!isTyped)
          }}
        >
          {t(isTyped ? 'category.existing' : 'category.new')}
        </Button>
      )}
    </div>
  )
}
