// A placeholder, or a run of letters and figures.
const words = /\{[^{}]*\}|[^\s،؛؟“”(){}]+/g
// What is typed or scanned: codes with Latin letters, colours, phone and order numbers.
const code = /[A-Za-z#@{]|^\+|(?<![\d.,])0\d\d|\d{7}/

/** "Rs. 1,250.50" → "Rs. ۱٬۲۵۰٫۵۰"; codes, phone numbers and placeholders stay. */
export const urduDigits = (text: string): string =>
  text.replace(words, (word) =>
    code.test(word)
      ? word
      : word
          .replace(/(?<=\d)[,.](?=\d)/g, (mark) => (mark === ',' ? '٬' : '٫'))
          .replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
  )
