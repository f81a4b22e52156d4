/** A file with its imports, bundled and minified, as text (vite.config.ts). */
declare module '*?script' {
  const text: string
  export default text
}
