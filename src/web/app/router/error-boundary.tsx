import { Component, type ComponentType, type ReactNode } from 'react'
import type { RouterState } from './router.ts'
import { ErrorProvider } from './use-router.tsx'

type Props = {
  at: RouterState | null
  error: unknown
  ErrorPage: ComponentType
  children: ReactNode
}
type State = { at: RouterState | null; thrown: unknown }

/** Shows the error page for a failed load or render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, thrown: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  /** Clears the error on the next page. */
  static getDerivedStateFromProps({ at }: Props, state: State) {
    return at === state.at ? null : { at, thrown: null }
  }

  override render() {
    const { error, ErrorPage, children } = this.props
    const wrong = error ?? this.state.thrown
    if (wrong === null) return children
    return (
      <ErrorProvider value={wrong}>
        <ErrorPage />
      </ErrorProvider>
    )
  }
}
