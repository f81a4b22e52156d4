import { productFilters } from '#shop/catalogue/product-filter.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ComboboxField } from '../forms/combobox.tsx'
import { pathSeparator } from '../forms/find-options.ts'
import { FormPart } from '../forms/form-part.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { BulkReport } from './bulk-report.tsx'
import { categoryOptions } from '../parts/category-options.ts'
import { ChangeFields } from './change-fields.tsx'
import { useBulk } from './use-bulk.ts'

type Tree = Answer<'categoryTree'>['data']
type Choice = { q: string; only: string; category: string; brand: string }

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    const { role } = await layoutData
    refuseWithout(role, 'product.import')
    refuseWithout(role, 'price.write')
    const of = (name: string) => searchParams.get(name)?.trim() ?? ''
    const { data: tree } = await api.send('categoryTree')
    return {
      tree,
      choice: { q: of('q'), only: of('only'), category: of('category'), brand: of('brand') },
    }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBulkMessages)('bulk.title'),
  }),
  Page: ({ data: { tree, choice } }) => {
    const t = useMessages(backOfficeBulkMessages)
    return (
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <BackLink to={officePaths.products()}>{t('bulk.back')}</BackLink>
        <h1 className="text-head">{t('bulk.title')}</h1>
        <BulkForm tree={tree} choice={choice} />
      </div>
    )
  },
})

function BulkForm({ tree, choice }: { tree: Tree; choice: Choice }) {
  const t = useMessages(backOfficeBulkMessages)
  const names = itemsOf(tree)
  const bulk = useBulk(names)
  const { form, busy, problem } = bulk.form
  const items = [...names].map(([value, path]) => ({ value, label: path.join(pathSeparator) }))
  return (
    <>
      <form {...form} noValidate className="grid gap-4" onChange={bulk.clear}>
        {problem && <Notice>{problem}</Notice>}
        <FormPart title={t('bulk.which')} hint={t('bulk.whichHint')}>
          <ChoiceFields choice={choice} tree={tree} />
        </FormPart>
        <ChangeFields bulk={bulk} categories={items} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind={bulk.preview === null ? 'main' : 'plain'} type="submit" busy={busy}>
            {t('bulk.preview')}
          </Button>
          <p className="text-small text-soft">{t('bulk.nothingYet')}</p>
        </div>
      </form>
      <BulkPreview key={bulk.preview?.key} bulk={bulk} />
      <BulkReport bulk={bulk} />
    </>
  )
}

function ChoiceFields({ choice, tree }: { choice: Choice; tree: Tree }) {
  const t = useMessages(backOfficeBulkMessages, backOfficeProductsMessages)
  const any = { value: '', label: t('bulk.any') }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3">
      <TextField
        label={t('bulk.text')}
        name="q"
        type="search"
        defaultValue={choice.q}
        maxLength={100}
        optional
      />
      <ComboboxField
        label={t('bulk.category')}
        name="category"
        defaultValue={choice.category}
        options={[any, ...categoryOptions(tree)]}
      />
      {choice.brand !== '' && (
        <TextField
          label={t('bulk.brand')}
          hint={t('bulk.brandHint')}
          name="brand"
          defaultValue={choice.brand}
          maxLength={100}
          optional
        />
      )}
      <SelectField
        label={t('bulk.only')}
        name="only"
        defaultValue={choice.only}
        options={[
          any,
          ...productFilters.map((value) => ({ value, label: t(`productFilter.${value}`) })),
        ]}
      />
    </div>
  )
}

/** The lowest categories, in which products stand, by path. */
const itemsOf = (tree: Tree) =>
  new Map(
    tree.flatMap((main) =>
      main.children.flatMap((sub) =>
        sub.children.map((item) => [item.path, [main.name, sub.name, item.name] as const] as const),
      ),
    ),
  )
