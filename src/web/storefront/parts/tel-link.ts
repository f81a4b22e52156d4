export const telLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
