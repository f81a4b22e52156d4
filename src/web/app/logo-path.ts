/** The current logo as a PNG, which every mail client displays. */
export const logoPath = (look: { version: number }) => `/logo.png?v=${look.version}`
export const logoAddress = '/logo.png'
