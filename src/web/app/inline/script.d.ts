/** A file with all that it imports, bundled and minified, as text (vite.config.ts). */
declare module '*?script' {
  const text: string
  export default text
}
