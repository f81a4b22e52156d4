export const loadSuggestions = () => import('./suggestion-list.tsx')
