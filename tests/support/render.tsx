import type { ReactElement } from 'react';
import { render as renderWithLibrary } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { paint } from './frames';
import { MemoryRouting } from './memory-routing';
import { createTestStore, type StoreOptions } from './store';

export {
	act,
	fireEvent,
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

interface ScreenOptions extends StoreOptions {
	/** Path behind the `#`. */
	route?: string;
}

/** Renders a screen with the real store; the scenario's mock server answers its requests. */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}) {
	const made = createTestStore(options);
	const view = renderWithLibrary(
		<Provider store={made.store}>
			<MemoryRouting route={options.route ?? '/dashboard'}>{ui}</MemoryRouting>
		</Provider>,
	);
	paint();
	return { user: createUser(), ...made, ...view };
}
