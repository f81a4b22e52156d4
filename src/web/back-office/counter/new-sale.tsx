import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { weightText } from '../../messages/weight-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { addedText } from '../new-order/counted-code.ts'
import { DraftLines } from '../new-order/draft-lines.tsx'
import { ProductSearch } from '../new-order/product-search.tsx'
import { useFindSaleProducts } from './find-sale-products.ts'
import { PayPart } from './pay-part.tsx'
import { SaleDone } from './sale-done.tsx'
import { useSaleDraft } from './use-sale-draft.ts'
import { useSell } from './use-sell.ts'

/** Products, payment, and the sale before. */
export function NewSale() {
  const t = useMessages(backOfficeCounterMessages, backOfficeNewOrderMessages, gramsMessages)
  const find = useFindSaleProducts()
  const draft = useSaleDraft()
  const selling = useSell(draft)
  const { form, quoted, problem, errorOf, done, last } = selling
  const focusCash = () =>
    form.ref.current?.querySelector<HTMLInputElement>('input[name=cash]')?.focus()
  return (
    <>
      <div role="status">{done && <SaleDone done={done} />}</div>
      <form
        {...form}
        noValidate
        className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <FormPart title={t('counter.goods')}>
          <ProductSearch
            // Empty, and in focus, for each sale.
            key={last}
            autoFocus
            find={find}
            labels={{
              label: t('goods.find'),
              hint: t('counter.findHint'),
              choose: (name) => t('goods.add', { name }),
              chooseShort: t('goods.addShort'),
            }}
            error={draft.lines.length === 0 ? errorOf('product') : undefined}
            isHeard
            onChoose={(product, count) => {
              draft.add(product, count)
              const { name, labelGrams: grams } = product
              return grams === null
                ? addedText(t, name, count)
                : t('counter.addedPack', { name, weight: weightText(t, grams) })
            }}
            onEmptyEnter={focusCash}
          />
          {draft.lines.length === 0 ? (
            <p className="text-soft">{t('counter.empty')}</p>
          ) : (
            <DraftLines
              draft={draft}
              quote={quoted.quote}
              label={t('counter.lines')}
              weighing={{ isAsked: errorOf('weight') !== undefined, onChange: draft.weigh }}
            />
          )}
        </FormPart>
        <div className="grid min-w-0 gap-4">
          {problem && <Notice>{problem}</Notice>}
          <PayPart draft={draft} selling={selling} />
        </div>
      </form>
    </>
  )
}
