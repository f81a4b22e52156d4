/** Choices of the checkout that some shops and customers have. */
export { KhataPart } from './khata/khata-part.tsx'
export { PickupPart } from './pickup/pickup-part.tsx'
