export { clearOrderOptions, optionsFor } from './options-of.ts'
export { OrderOptions } from './order-options.tsx'
