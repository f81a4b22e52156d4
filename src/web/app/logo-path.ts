/** The current logo as a PNG, which every mail client displays. */
export const logoPath = (branding: { version: number }) => `/logo.png?v=${branding.version}`
export const logoAddress = '/logo.png'
