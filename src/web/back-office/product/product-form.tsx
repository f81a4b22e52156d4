import { maxHighlightLength, maxHighlights } from '#shop/catalogue/product-draft.ts'
import { productFields } from '#shop/catalogue/product-fields.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { gramsMessages } from '../../messages/en/grams.ts'
import { stockWeight } from '../../messages/stock-weight.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FoldedPart } from '../forms/folded-part.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useDotted } from '../parts/use-dotted.ts'
import { type Categories, CategoryFields } from './category-fields.tsx'
import { Conflicts } from './conflicts.tsx'
import { Facts } from './facts.tsx'
import { DearerSize } from './dearer-size.tsx'
import { Area, Figure, figures, Line, Moment, pair, Urdu } from './fields.tsx'
import { PurchasePrice } from './purchase-price.tsx'
import { ColourRows } from './row-fields.tsx'
import { Wholesale } from './wholesale-part.tsx'
import { WeighedFields } from './weighed-fields.tsx'
import type { ProductForm as Form } from './use-product-form.ts'

type Sizes = Answer<'adminProduct'>['sizes']
type Props = { form: Form; sizes?: Sizes; tree: Categories; mayWrite: boolean }

/** Everything that the shop knows of one product. */
export function ProductForm({ form, sizes = [], tree, mayWrite }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const seesWholesale = useAllows('wholesale.read')
  return (
    <form {...form.form} noValidate>
      <fieldset disabled={!mayWrite} className="grid min-w-0 grid-cols-1 gap-4">
        {form.theirs ? <Conflicts form={form} /> : form.problem && <Notice>{form.problem}</Notice>}
        <Basics form={form} sizes={sizes} tree={tree} />
        <TextFields form={form} />
        <Prices form={form} />
        <Stock form={form} />
        <FoldedPart
          id="colours"
          title={t('part.colours')}
          hint={t('part.coloursHint')}
          isEmpty={form.typed.colors.length === 0}
          isWrong={form.errorOf('colors') !== undefined}
        >
          <ColourRows form={form} />
        </FoldedPart>
        {seesWholesale && <Wholesale form={form} />}
        <Facts form={form} />
        {mayWrite && (
          <div className="office-bar">
            <Button type="submit" kind="main" busy={form.busy}>
              {t(form.base === null ? 'product.add' : 'product.save')}
            </Button>
            {form.isChanged && (
              <Button kind="quiet" onClick={form.startAgain}>
                {t('product.discard')}
              </Button>
            )}
            <p role="status" className="text-small text-soft">
              {form.isChanged && t(form.isDraft ? 'product.kept' : 'product.unsaved')}
            </p>
          </div>
        )}
      </fieldset>
    </form>
  )
}

/** "12 · about 14.4 kg"; null: it isn't weighed or counted. */
function useStockWeight({ base }: Form) {
  const t = useMessages(backOfficeStockMessages, gramsMessages)
  const dotted = useDotted()
  const weight = base && stockWeight(t, base)
  return weight && dotted([t.number(base?.stock ?? 0), weight])
}

/** What is changed most often, on the first screen. */
function Basics({ form, sizes, tree }: { form: Form; sizes: Sizes; tree: Categories }) {
  const t = useMessages(backOfficeProductMessages)
  const mayPrice = useAllows('price.write')
  const mayCount = useAllows('stock.write')
  const inStock = useStockWeight(form)
  return (
    <FormPart
      id="basics"
      title={t('part.basics')}
      hint={mayPrice ? undefined : t('part.pricesReadOnly')}
    >
      <div className={pair}>
        <Line form={form} name="name" maxLength={200} />
        <Urdu form={form} of="name" rows={1} most={productFields.nameUr.max} />
      </div>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        <fieldset disabled={!mayPrice} className="contents">
          <Figure form={form} name="listPrice" />
          <Figure form={form} name="offerPrice" hint={t('hint.offer')} optional />
        </fieldset>
        {mayCount && (
          <Figure form={form} name="stock" whole hint={inStock ?? t('hint.stock')} optional />
        )}
        <Checkbox
          label={t('productField.published')}
          className="self-center"
          checked={form.typed.published}
          onChange={({ target }) => form.set('published', target.checked)}
        />
      </div>
      <CategoryFields form={form} tree={tree} />
      <fieldset disabled={!mayPrice} className="contents">
        <WeighedFields form={form} />
      </fieldset>
      <DearerSize form={form} sizes={sizes} />
    </FormPart>
  )
}

function TextFields({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <FormPart id="words" title={t('part.words')}>
      <div className={pair}>
        <Line form={form} name="brand" maxLength={100} optional />
        <Line form={form} name="pack" maxLength={60} hint={t('hint.pack')} optional />
        <Area
          form={form}
          name="description"
          maxLength={2000}
          rows={2}
          hint={t('hint.description')}
        />
        <Urdu form={form} of="description" rows={2} most={2000} />
        <Area form={form} name="fullDescription" maxLength={20_000} rows={5} optional />
        <Urdu form={form} of="fullDescription" rows={5} most={20_000} />
        <Area
          form={form}
          name="highlights"
          rows={3}
          hint={t('hint.lines', { most: maxHighlights, longest: maxHighlightLength })}
          optional
        />
        <Urdu form={form} of="highlights" rows={3} />
      </div>
    </FormPart>
  )
}

function Prices({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  const mayPrice = useAllows('price.write')
  const seesPurchase = useAllows('wholesale.read')
  const hasMultiBuy = form.typed.multiBuyQuantity !== '' || form.typed.multiBuyPrice !== ''
  return (
    <FormPart id="prices" title={t('part.prices')}>
      <fieldset disabled={!mayPrice} className="grid min-w-0 gap-4">
        {form.typed.offerPrice !== '' && (
          <div className={pair}>
            <Moment form={form} name="offerFrom" hint={t('hint.from')} />
            <Moment form={form} name="offerUntil" hint={t('hint.until')} />
          </div>
        )}
        <div className={figures}>
          <Figure
            form={form}
            name="multiBuyQuantity"
            whole
            hint={t('hint.multiBuy')}
            maxLength={3}
            optional
          />
          <Figure form={form} name="multiBuyPrice" optional />
          {seesPurchase && <PurchasePrice form={form} />}
          <Figure form={form} name="pointsDivisor" whole hint={t('hint.points')} optional />
        </div>
        {hasMultiBuy && (
          <div className={pair}>
            <Moment form={form} name="multiBuyFrom" />
            <Moment form={form} name="multiBuyUntil" />
          </div>
        )}
      </fieldset>
    </FormPart>
  )
}

function Stock({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <FormPart id="stock" title={t('part.stock')}>
      <div className={`${pair} wide:grid-cols-4`}>
        <Line form={form} name="sku" maxLength={60} hint={t('hint.sku')} optional />
        <Line
          form={form}
          name="barcode"
          maxLength={60}
          inputMode="numeric"
          hint={t('hint.barcode')}
          optional
        />
        <Line form={form} name="family" maxLength={100} hint={t('hint.family')} optional />
        <Figure form={form} name="lowStock" whole hint={t('hint.lowStock')} optional />
      </div>
    </FormPart>
  )
}
