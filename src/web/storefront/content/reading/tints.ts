// Stories have no category, so their colours rotate.
const tints = ['wheat', 'leaf', 'sky', 'clay', 'mint', 'rose', 'sun', 'plum'] as const

export const tintAt = (index: number) => `tint-${tints[index % tints.length] ?? 'sand'}`
