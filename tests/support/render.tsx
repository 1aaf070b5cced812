import type { ReactElement, ReactNode } from 'react';
import { render as renderWithLibrary } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { EXTRAS } from '@/extras';
import { ExtrasContext } from '@/screens/common/slot';
import { loadFirstAnswers } from '@/state/store/arrivals';
import { paint } from './frames';
import { createTestStore, type StoreOptions } from './store';

export {
	act,
	fireEvent,
	isInaccessible,
	screen,
	waitFor,
	waitForElementToBeRemoved,
	within,
	renderHook,
} from '@testing-library/react';
export { userEvent };

const createUser = () =>
	userEvent.setup({
		advanceTimers: (delay) =>
			void (Object.hasOwn(setTimeout, 'clock') && jest.advanceTimersByTime(delay)),
	});

/** Renders a building block, without store or routes. */
export function render(ui: ReactElement) {
	return { user: createUser(), ...renderWithLibrary(ui) };
}

export interface ScreenOptions extends StoreOptions {
	/** Path behind the `#`. */
	route?: string;
	/** Loads the answers that came with the page before the first paint, as the app does at its start. */
	takesFirstAnswers?: boolean;
}

/** A router without a browser's history, which begins at a path. */
export function ScreenRouter({
	route = '/dashboard',
	children,
}: Pick<ScreenOptions, 'route'> & { children: ReactNode }) {
	return (
		<MemoryRouter
			initialEntries={[route]}
			future={{ v7_startTransition: false, v7_relativeSplatPath: true }}
		>
			{children}
		</MemoryRouter>
	);
}

/** Renders a screen with the real store; the scenario's mock server answers its requests. */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}) {
	const made = createTestStore(options);
	if (options.takesFirstAnswers) {
		void made.store.dispatch(loadFirstAnswers());
	}
	const view = renderWithLibrary(
		<Provider store={made.store}>
			<ExtrasContext.Provider value={EXTRAS}>
				<ScreenRouter route={options.route}>{ui}</ScreenRouter>
			</ExtrasContext.Provider>
		</Provider>,
	);
	paint();
	return { user: createUser(), ...made, ...view };
}
