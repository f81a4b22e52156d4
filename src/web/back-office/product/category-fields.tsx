import { useId } from 'react'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FormPart } from '../forms/form-part.tsx'
import { Line } from './fields.tsx'
import type { ProductForm } from './use-product-form.ts'

type Node = { name: string; children: readonly Node[] }
export type Categories = readonly Node[]

const named = (nodes: readonly Node[], name: string) =>
  nodes.find((node) => node.name === name.trim())?.children ?? []

/** Where it stands: three names, with those that exist to choose from. A new name makes a new category. */
export function CategoryFields({ form, tree }: { form: ProductForm; tree: Categories }) {
  const t = useMessages(backOfficeProductMessages)
  const id = useId()
  const subs = named(tree, form.typed.mainCategory)
  const items = named(subs, form.typed.subCategory)
  const lists = { mainCategory: tree, subCategory: subs, itemCategory: items }
  return (
    <FormPart title={t('part.category')} hint={t('part.categoryHint')}>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {(['mainCategory', 'subCategory', 'itemCategory'] as const).map((name) => (
          <div key={name}>
            <Line form={form} name={name} maxLength={100} list={`${id}-${name}`} />
            <datalist id={`${id}-${name}`}>
              {lists[name].map((node: Node) => (
                <option key={node.name} value={node.name} />
              ))}
            </datalist>
          </div>
        ))}
      </div>
    </FormPart>
  )
}
