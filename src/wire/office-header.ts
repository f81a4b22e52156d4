/** The language of the page of the back office that sends a call: the answer's sentences are in it. */
export const officeHeader = 'office-language'
