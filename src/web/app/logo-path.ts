/** The logo for e-mails, wherever they are read and whatever it was when they were sent. */
export const logoPath = (look: { version: number }) => `/logo.png?v=${look.version}`
export const logoAddress = '/logo.png'
