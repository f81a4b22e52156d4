import { rupees } from '#shop/money.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { FormPart } from '../forms/form-part.tsx'
import type { Draft } from './use-draft.ts'
import type { Quote, useQuote } from './use-quote.ts'

type Props = {
  draft: Draft
  quoted: ReturnType<typeof useQuote>
  busy: boolean
  toWeigh: string | undefined
}

/** The total from the server, and the button that places the order. */
export function SumPart({ draft, quoted, busy, toWeigh }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { pointsText, setPointsText, freePoints, points, lines } = draft
  const { quote, problem, isOfPoints } = quoted
  return (
    <FormPart title={t('sum.title')}>
      {freePoints > 0 && (pointsText !== '' || quote?.canRedeem !== false) && (
        <TextField
          label={t('sum.redeem')}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
          value={pointsText}
          error={
            points === null
              ? t('sum.noPoints', { most: freePoints })
              : (isOfPoints && problem) || undefined
          }
          onChange={(event) => setPointsText(event.target.value)}
        />
      )}
      {lines.length === 0 && <p className="text-soft">{t('sum.empty')}</p>}
      <QuotedSum quoted={quoted} toWeigh={toWeigh} />
      <Button kind="main" type="submit" busy={busy}>
        {t(draft.where === 'counter' ? 'sum.paid' : 'sum.place')}
      </Button>
    </FormPart>
  )
}

type SumProps = {
  quoted: ReturnType<typeof useQuote>
  /** Only the total. */
  isSale?: boolean
  /** What must be weighed before there is a total. */
  toWeigh: string | undefined
}

/** The sums from the server, or why there are none. */
export function QuotedSum({ quoted, isSale = false, toWeigh }: SumProps) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { quote, problem, isOfPoints, isBusy } = quoted
  return (
    <>
      {problem !== null && !isOfPoints && (
        <div role="alert">
          <FieldError message={problem} />
        </div>
      )}
      <div aria-busy={isBusy}>
        {quote && toWeigh && <p className="text-soft">{toWeigh}</p>}
        {quote && !toWeigh && (isSale ? <Total quote={quote} /> : <Rows quote={quote} />)}
      </div>
      {quote?.belowMinimum && (
        <div role="alert">
          <FieldError
            message={t('sum.below', {
              zone: quote.belowMinimum.zoneLabel ?? quote.belowMinimum.zone,
              minimum: t.money(rupees(quote.belowMinimum.minimum)),
              amount: t.money(rupees(quote.belowMinimum.missing)),
            })}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {isBusy && t('sum.busy')}
      </p>
    </>
  )
}

function Total({ quote: { total } }: { quote: Quote }) {
  const t = useMessages(backOfficeNewOrderMessages)
  return (
    <SummaryRows>
      <SummaryRow total label={t('sum.total')}>
        {t.money(rupees(total))}
      </SummaryRow>
    </SummaryRows>
  )
}

function Rows({ quote }: { quote: Quote }) {
  const t = useMessages(backOfficeNewOrderMessages)
  const { subtotal, shipping, total, redeemedPoints, earnedPoints } = quote
  return (
    <SummaryRows>
      <SummaryRow label={t('sum.subtotal')}>{t.money(rupees(subtotal))}</SummaryRow>
      <SummaryRow label={t('sum.shipping')}>{t.fee(rupees(shipping))}</SummaryRow>
      {redeemedPoints > 0 && (
        <SummaryRow less label={t('sum.points', { count: redeemedPoints })}>
          −{t.money(rupees(redeemedPoints))}
        </SummaryRow>
      )}
      <SummaryRow total label={t('sum.total')}>
        {t.money(rupees(total))}
      </SummaryRow>
      {earnedPoints > 0 && (
        <SummaryRow label={t('sum.earned', { count: earnedPoints })}>{null}</SummaryRow>
      )}
    </SummaryRows>
  )
}
