import { PackageSearch } from 'lucide-react'
import { missingChoices } from '#shop/orders/order.ts'
import { optionMessages } from '../../../messages/en/storefront/checkout/order-options.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { SelectField } from '../../../ui/form/select.tsx'
import { Chips } from '../../../ui/form/option-chips.tsx'
import { choiceFor, useMissingChoices, withException } from './missing-choices.ts'
import { OptionRow } from '../option-row.tsx'

type Props = { lines: readonly { productId: string; name: string }[] }

/** One choice for all lines, and exceptions for single ones. */
export function MissingField({ lines }: Props) {
  const t = useMessages(optionMessages)
  const { choices, change } = useMissingChoices()
  const options = missingChoices.map((value) => ({ value, label: t(`missing.${value}`) }))
  // Two colours of a product share one choice.
  const products = new Map(lines.map(({ productId, name }) => [productId, name]))
  const different = [...products.keys()].filter((id) => choiceFor(choices, id) !== choices.all)
  const chosen = [
    t(`missing.${choices.all}`),
    different.length > 0 && t('missing.different', { count: different.length }),
  ]
  return (
    <OptionRow
      icon={<PackageSearch aria-hidden className="size-5 shrink-0 text-link" />}
      label={t('missing.label')}
      chosen={chosen.filter(Boolean).join(' · ')}
    >
      <Chips
        label={t('missing.all')}
        options={options}
        value={choices.all}
        onChoose={(all) => change({ all, of: {} })}
      />
      {products.size > 1 && (
        <ul className="grid gap-3" aria-label={t('missing.each')}>
          {[...products].map(([productId, name]) => (
            <li key={productId}>
              <SelectField
                label={name}
                options={options}
                value={choiceFor(choices, productId)}
                onChange={({ target }) => {
                  const next = missingChoices.find((choice) => choice === target.value)
                  if (next) change(withException(choices, productId, next))
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </OptionRow>
  )
}
