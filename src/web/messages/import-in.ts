import type { ListFault, RowFault } from '#shop/catalogue/import/faults.ts'
import { importMessages } from './en/import.ts'
import type { Language } from './language.ts'
import { messagesIn } from './messages-in.ts'

export function listFaultIn(language: Language, fault: ListFault): string {
  const t = messagesIn(language, importMessages)
  const named = (headings: readonly string[]) =>
    headings
      .slice(0, 30)
      .map((heading) => t('part.quoted', { text: heading.trim().slice(0, 40) }))
      .join(', ')
  switch (fault.code) {
    case 'notUtf8':
    case 'noSuchLine':
      return t(`file.${fault.code}`, { line: fault.line })
    case 'openQuote':
    case 'rowTooLong':
    case 'notCsv':
      return t(`file.${fault.code}`, {
        where: fault.line === null ? '' : t('part.line', { line: fault.line }),
      })
    case 'unknownField':
      return t('file.unknownField', { field: fault.field, fields: t.joined(fault.fields) })
    case 'noSuchColumn':
      return t('file.noSuchColumn', { heading: fault.heading, headings: named(fault.headings) })
    case 'columnsMissing':
      return t('file.columnsMissing', {
        fields: t.joined(fault.missing.map((field) => t(`field.${field}`))),
        headings: named(fault.headings),
      })
    default:
      return t(`file.${fault.code}`)
  }
}

export function rowFaultIn(language: Language, fault: RowFault): string {
  const t = messagesIn(language, importMessages)
  switch (fault.code) {
    case 'missing':
    case 'zero':
    case 'endsFirst':
      return t(`row.${fault.code}`, { field: t(`field.${fault.field}`) })
    case 'negative':
    case 'notRupees':
    case 'tooHigh':
    case 'notDay':
    case 'dayUnclear':
    case 'rounded':
    case 'categoryUnnamed':
    case 'notWhole':
      return t(`row.${fault.code}`, { field: t(`field.${fault.field}`), text: fault.text })
    case 'notBetween':
      return t('row.notBetween', {
        field: t(`field.${fault.field}`),
        least: fault.least,
        most: fault.most,
      })
    case 'notBreaks':
    case 'barcodeCheckDigit':
    case 'barcodeLength':
    case 'barcodeAsCode':
    case 'shortBarcodeAsCode':
    case 'stockWeight':
    case 'notMultiBuy':
      return t(`row.${fault.code}`, { text: fault.text })
    case 'multiBuyOfMany':
      return t('row.multiBuyOfMany', { most: fault.most })
    case 'multiBuyNoSaving':
      return t('row.multiBuyNoSaving', { quantity: fault.quantity })
    case 'coloursUrdu':
      return t('row.coloursUrdu', { found: fault.found, colours: fault.colours })
    case 'tooManyColours':
    case 'colourTooLong':
    case 'breaksTooMany':
    case 'highlightsTooMany':
      return t(`row.${fault.code}`, { most: fault.most })
    case 'listTooLong':
      return t('row.listTooLong', {
        field: t(`field.${fault.field}`),
        most: fault.most,
        max: fault.max,
      })
    case 'tooLong':
      return t('row.tooLong', { field: t(`field.${fault.field}`), most: fault.most })
    case 'cells':
      return t('row.cells', { found: fault.found, width: fault.width })
    case 'repeats':
    case 'repeatsAtOtherPrice':
      return t(`row.${fault.code}`, { earlier: fault.earlier })
    case 'categoryIs':
    case 'barcodeShared':
      return t(`row.${fault.code}`, { text: fault.text, other: fault.other })
    case 'alike':
      return t('row.alike', { other: fault.other })
    case 'purchaseAbovePrice':
      return t('row.purchaseAbovePrice', {
        purchase: t.money(fault.purchase),
        price: t.money(fault.price),
      })
    case 'stockOdd':
      return t('row.stockOdd', { text: fault.text, pack: fault.pack })
    case 'offerAsList':
      return t('row.offerAsList', { list: t.money(fault.list) })
    case 'offerAboveList':
      return t('row.offerAboveList', { offer: t.money(fault.offer), list: t.money(fault.list) })
    default:
      return t(`row.${fault.code}`)
  }
}
