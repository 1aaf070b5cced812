import { parsePath } from 'react-router-dom';
import { App } from '@/app/app';
import type DevTools from '@/app/dev-tools';
import { OF_SAVES } from '@/extras/saves';
import { changeScreen, paint } from '#tests/support/frames';
import { render, screen, waitFor, within } from '#tests/support/render';
import { createTestStore, type StoreOptions } from '#tests/support/store';

interface AppOptions extends StoreOptions {
	/** Path behind the `#`. */
	route?: string;
	/** The dev tools, which the app loads at its start on a development version. */
	devTools?: typeof DevTools;
	/** State of the history entry, which the browser keeps when it reloads the page. */
	entry?: unknown;
}

/** The page's address. */
const router = {
	state: {
		get location() {
			return { search: '', ...parsePath(window.location.hash.replace(/^#\/?/, '/')) };
		},
	},
	/** Follows a link of wp-admin's menu. */
	navigate(path: string): void {
		window.history.pushState(null, '', `#${path}`);
		window.dispatchEvent(new PopStateEvent('popstate'));
	},
};

type AppRouter = typeof router;

/** Renders the whole app over a scenario, in the container that the page prints. */
export function renderApp({
	route = '/dashboard',
	entry = null,
	devTools,
	...options
}: AppOptions = {}) {
	window.history.replaceState(entry, '', `#${route}`);
	const made = createTestStore({
		saveExtras: OF_SAVES.flatMap(({ save }) => save ?? []),
		...options,
		previewing: devTools?.previewing,
	});
	const view = render(
		<div id="jp-plugin-container">
			<App store={made.store} devTools={devTools?.Item} />
		</div>,
	);
	paint();
	return { ...made, ...view, router };
}

/** Waits for the screen with this heading, and returns the heading. */
export const findTitle = (name: string | RegExp) =>
	screen.findByRole('heading', { level: 1, name });

/** Renders the whole app, and waits for the screen with a heading. */
export async function openAt(options: AppOptions, title: string | RegExp) {
	const app = renderApp(options);
	await findTitle(title);
	return app;
}

/** Navigates to another route as a link in wp-admin's menu would, and waits for the heading, if it is given. */
export async function goTo(router: AppRouter, route: string, title?: string | RegExp) {
	await changeScreen(() => void router.navigate(route));
	await (title && findTitle(title));
}

export const waitForPath = (router: AppRouter, path: string) =>
	waitFor(() => expect(router.state.location.pathname).toBe(path));

/** Queries in our part of the page, without the live region, which repeats its texts. */
export const inApp = () => within(document.getElementById('jp-plugin-container') ?? document.body);
