import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
	/** Shown instead of the broken part; `reset` renders that part again. */
	fallback: (error: Error, reset: () => void) => ReactNode;
	/** A change of it (such as a new route) renders the part again, too. */
	resetKey?: unknown;
	children: ReactNode;
}

interface ErrorBoundaryState {
	error: Error | null;
}

/** Limits a rendering error to the part that it wraps: a card or a screen, never the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
	override state: ErrorBoundaryState = { error: null };

	static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
		return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
	}

	override componentDidUpdate(previous: ErrorBoundaryProps) {
		if (this.state.error && previous.resetKey !== this.props.resetKey) {
			this.reset();
		}
	}

	reset = () => this.setState({ error: null });

	override render() {
		const { error } = this.state;
		return error ? this.props.fallback(error, this.reset) : this.props.children;
	}
}
