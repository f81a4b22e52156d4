import { Fragment } from 'react'
import { factNames, productFields } from '#shop/catalogue/product-fields.ts'
import {
  type WordListName,
  type WordName,
  wordListNames,
  wordNames,
} from '#shop/catalogue/product-words.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { FoldedPart } from '../forms/folded-part.tsx'
import { Area, Line, Urdu } from './fields.tsx'
import type { ProductForm as Form } from './use-product-form.ts'

/** What the page's table of facts says, each with its Urdu once there is something to translate. */
export function Facts({ form }: { form: Form }) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <FoldedPart
      id="facts"
      title={t('part.facts')}
      hint={t('part.factsHint')}
      isEmpty={factNames.every((name) => form.typed[name].trim() === '')}
      isWrong={factNames.some((name) => form.errorOf(name) !== undefined)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {factNames.map((name) => {
          const { kind, max, ...limits } = productFields[name]
          const urdu = form.typed[name].trim() !== '' && isWord(name) && (
            <Urdu
              form={form}
              of={name}
              rows={kind === 'line' ? 1 : 2}
              {...(kind !== 'list' && { most: max })}
            />
          )
          if (kind === 'line')
            return (
              <Fragment key={name}>
                <Line form={form} name={name} maxLength={max} optional />
                {urdu}
              </Fragment>
            )
          const lines = 'most' in limits && t('hint.lines', { most: limits.most, longest: max })
          return (
            <Fragment key={name}>
              <Area
                form={form}
                name={name}
                rows={2}
                {...(lines ? { hint: lines } : { maxLength: max })}
                optional
              />
              {urdu}
            </Fragment>
          )
        })}
      </div>
    </FoldedPart>
  )
}

const words: readonly string[] = [...wordNames, ...wordListNames]
const isWord = (name: string): name is WordName | WordListName => words.includes(name)
