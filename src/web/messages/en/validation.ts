import type { MisfitCode } from '#wire/misfit.ts'
import { screen } from '../screen.ts'

/** What is said of a field that does not fit, to whoever filled it in. */
export const validationMessages = screen('validation', {
  fit: {
    check: 'Please check “{field}”. {sentence}.',
    checkAll: 'Please check what you have sent. {sentence}.',
    needed: 'This is needed',
    filled: 'Please fill this in',
    text: 'This must be text',
    number: 'This must be a number',
    whole: 'This must be a whole number',
    yesOrNo: 'This must be true or false',
    list: 'This must be a list',
    fields: 'This must have named fields',
    shortest: 'This must have at least {least} {least|character|characters}',
    longest: 'This may have at most {most} {most|character|characters}',
    least: 'This must be at least {least}',
    above: 'This must be more than {least}',
    most: 'This must be at most {most}',
    below: 'This must be less than {most}',
    fewest: 'This must have at least {least} {least|entry|entries}',
    mostEntries: 'This may have at most {most} {most|entry|entries}',
    multiple: 'This must be a multiple of {step}',
    oneOf: 'This must be one of: {values}',
    notListed: 'This is not in the list',
    unknown: 'There is no field “{field}” here',
    otherwise: 'This is not in the right format',
  },
  /** What the checks of the shop's own schemas say. */
  must: {
    rupees: 'This must be an amount in rupees with at most two decimals',
    plain_text: 'This must be plain text',
    id: 'This must be an id',
    day_once: 'This must name a day once',
    phone: 'This must be a phone number',
    time: 'This must be a time, as 09:00',
    email: 'This must be an e-mail address',
    web_address: 'This must be an address with http or https',
    map_tiles: 'This must have {tiles}',
    whole_pin: 'This lat and lng go together',
    stock_before: 'This stock and stockBefore, the stock that it was changed from, come together',
    stock_once: 'This stock and stockChange exclude each other',
    stock_reason: 'This change does not go with its reason',
    best_before: 'This day goes only with what was received',
    barcode:
      'This must be a barcode of 8, 12 or 13 digits whose last digit fits the others; a code of your own goes into the code',
    missing_more: 'This is more than was ordered',
    own_address: 'This must be an address of the shop, as /offers',
    product_once: 'This must name a product once',
    not_zero: 'This must not be 0',
  } as const satisfies Record<MisfitCode, string>,
})
