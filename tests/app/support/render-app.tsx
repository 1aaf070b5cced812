import { App } from '@/app/app';
import { createAppRouter, type AppRouter } from '@/app/routes/create-router';
import { act, render, screen, waitFor, within } from '#tests/support/render';
import { createTestStore, type StoreOptions } from '#tests/support/store';

interface AppOptions extends StoreOptions {
	/** Path behind the `#`. */
	route?: string;
}

const routers: AppRouter[] = [];

afterEach(() => {
	routers.splice(0).forEach((router) => router.dispose());
});

/** The whole app over a scenario, in the container that the page prints. */
export function renderApp({ route = '/dashboard', ...options }: AppOptions = {}) {
	window.history.replaceState(null, '', `#${route}`);
	const made = createTestStore(options);
	const router = createAppRouter();
	routers.push(router);
	const view = render(
		<div id="jp-plugin-container">
			<App store={made.store} router={router} />
		</div>,
	);
	return { ...made, ...view, router };
}

/** Goes to another route as a link in wp-admin's menu would. */
export async function goTo(router: AppRouter, route: string) {
	await act(() => router.navigate(route));
}

/** Waits for the screen with this heading, and gives it. */
export const findTitle = (name: string | RegExp) =>
	screen.findByRole('heading', { level: 1, name });

export const waitForPath = (router: AppRouter, path: string) =>
	waitFor(() => expect(router.state.location.pathname).toBe(path));

/** Our part of the page, without the live region in which the same words are spoken. */
export const inApp = () => within(document.getElementById('jp-plugin-container') ?? document.body);
