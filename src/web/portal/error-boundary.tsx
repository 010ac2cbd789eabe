import { Component, type ReactNode } from "react";
import type { Location } from "react-router-dom";

interface Props {
  readonly location: Location;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly location: Location;
}

/** Shows the fallback instead of a screen that fails to load or to render; the next navigation tries again. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Pick<State, "hasFailed"> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { hasFailed: false, location };
  }

  override state: State = { hasFailed: false, location: this.props.location };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
