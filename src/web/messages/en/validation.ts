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
    shortest: 'This must have at least {least} {least|letter|letters}',
    longest: 'This may have at most {most} {most|letter|letters}',
    least: 'This must be at least {least}',
    above: 'This must be more than {least}',
    most: 'This must be at most {most}',
    below: 'This must be less than {most}',
    fewest: 'This must have at least {least} {least|entry|entries}',
    mostEntries: 'This may have at most {most} {most|entry|entries}',
    multiple: 'This must be a multiple of {step}',
    oneOf: 'This must be one of: {values}',
    unknown: 'There is no field “{field}” here',
    otherwise: 'This is not written the way it must be',
    must: 'This {rest}',
  },
})
