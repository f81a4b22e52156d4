// Stories have no shelf to take a colour from: they take turns.
const tints = ['wheat', 'leaf', 'sky', 'clay', 'mint', 'rose', 'sun', 'plum'] as const

export const tintAt = (index: number) => `tint-${tints[index % tints.length] ?? 'sand'}`
