/** A text of the server with the link that it leaves open; the signs around it would become a part of the address. */
export const withLink = (text: string, link: string) =>
  text.replace(/\u2068?\{link\}\u2069?/, () => link)
