import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useStaffSend } from '../send.ts'
import { validate } from './product-faults.ts'
import {
  changesTo,
  type EditedProduct,
  type FieldName,
  newTexts,
  type ProductTexts,
  textsOf,
  valuesOf,
} from './product-texts.ts'

type Options = {
  /** null: a new one */
  product: EditedProduct | null
  like?: EditedProduct | null
  onMade?: (made: EditedProduct) => void
}

/** Names the drafts of products in this tab. */
export const productDraft = 'product form'

/** The form of a product. */
export function useProductForm({ product, like = null, onMade }: Options) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const form = useRecordForm<EditedProduct, ProductTexts>({
    draft: productDraft,
    item: product,
    blank: newTexts(like),
    valuesOf: textsOf,
    differs: (base, texts) =>
      base === null
        ? JSON.stringify(valuesOf(texts)) !== JSON.stringify(valuesOf(newTexts(like)))
        : Object.keys(changesTo(base, texts)).length > 0,
    validate: (texts) =>
      Object.fromEntries(
        Object.entries(validate(texts)).map(([name, fault]) => [name, t(`productFault.${fault}`)]),
      ),
    create: async (_, texts) => (await send('adminCreateProduct', { body: valuesOf(texts) })).data,
    async change(on, _, texts) {
      const body = { version: on.version, ...changesTo(on, texts) }
      return (await send('adminChangeProduct', { params: { id: on.id }, body })).data
    },
    read: async ({ id }) => (await send('adminProduct', { params: { id } })).data,
    messages: {
      saved: ({ name }, isNew) => t(isNew ? 'product.made' : 'product.saved', { name }),
      failed: t('product.failed'),
      faults: t('product.faults'),
      unchanged: t('product.unchanged'),
    },
    onMade,
  })
  return {
    ...form,
    set: <Name extends FieldName>(name: Name, value: ProductTexts[Name]) =>
      form.set({ [name]: value }),
    errorOf: (name: FieldName) =>
      form.errorOf(name) ?? form.errorOf((pathOf[name] ?? '') as FieldName),
  }
}

export type ProductForm = ReturnType<typeof useProductForm>

/** Where the shop's answer names a part of a field that is several here. */
const pathOf: Partial<Record<FieldName, string>> = {
  multiBuyQuantity: 'multiBuy.quantity',
  multiBuyPrice: 'multiBuy.price',
  multiBuyFrom: 'multiBuy.from',
  multiBuyUntil: 'multiBuy.until',
}
