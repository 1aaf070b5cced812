import { findRoute } from '@/extras/routes';
import { resolveRouteDialog, resolveScreen } from '@/domain/routes/screen-choice';
import { selectScreenFacts } from '@/app/routes/screen-choice';
import { selectCapabilities } from '@/state/connection';
import type { RootState } from '@/state/store/types';
import { coverOf } from '#tests/support/long';
import { isInaccessible, waitFor } from '#tests/support/render';
import { inApp, renderApp } from './support/render-app';

/** Each state of a connection, for the roles that see it differently: viewer and scenario. */
const STATES: Record<string, [viewer: string, scenario: string]> = {
	'the owner': ['admin', 'free'],
	'an administrator without an account': ['admin2', 'free'],
	'an editor without an account': ['editor', 'free'],
	'a subscriber without an account': ['subscriber', 'free'],
	'the owner was deleted, an administrator with an account': ['admin', 'owner-deleted'],
	'the owner was deleted, an administrator without one': ['admin2', 'owner-deleted'],
	'the owner was deleted, an editor with an account': ['editor', 'owner-deleted'],
	'the owner was deleted, an author without one': ['author', 'owner-deleted'],
	'the site alone, an administrator': ['admin', 'site-only'],
	'the site alone, an editor': ['editor', 'site-only'],
	'unconnected, an administrator': ['admin', 'disconnected'],
	'unconnected, an editor': ['editor', 'disconnected'],
	'offline, an administrator': ['admin', 'offline'],
	'a broken connection, an administrator': ['admin', 'connection-error'],
};

const SCREENS = [
	'/dashboard',
	'/my-plan',
	'/security',
	'/performance',
	'/writing',
	'/sharing',
	'/discussion',
	'/traffic',
	'/privacy',
	'/modules',
	'/tools',
	'/tools/changes',
	'/tools/copy',
	'/recommendations/monitor',
	'/recommendations/publicize',
	'/product/backup',
	'/connect-user',
];

const ROWS = Object.keys(STATES).flatMap((state) => SCREENS.map((screen) => ({ state, screen })));

function open(state: string, route: string) {
	const [viewer, scenario] = STATES[state] ?? [];
	return renderApp({ scenario, route, world: { viewer } });
}

/** Where a path ends for this user: the screen or dialog, after every redirect. */
function findPlace(state: RootState, path: string): string {
	const facts = selectScreenFacts(state);
	const choice = resolveScreen(findRoute(path), facts);
	if (choice.kind === 'redirect') {
		return findPlace(state, choice.to);
	}
	const { canDisconnectSite } = selectCapabilities(state);
	const isReconnecting = false;
	const dialog = resolveRouteDialog({
		...facts,
		pathname: path,
		isReconnecting,
		canDisconnectSite,
	});
	if (dialog || choice.kind !== 'screen') {
		return dialog ?? choice.kind;
	}
	return choice.screen === 'dashboard' ? 'dashboard' : path;
}

const pathOf = (link: Element) => (link.getAttribute('href') ?? '').slice(1).split('?')[0] ?? '';

/** The usable links to other routes, except the logo and the footer, which are the same on every screen, and the current entry of a navigation. */
const listLinks = () =>
	[...document.querySelectorAll('#jp-plugin-container a[href^="#/"]')].filter(
		(link) =>
			link.textContent !== 'Jetpack' &&
			!link.closest('[aria-current], [aria-label="About Jetpack"]') &&
			!isInaccessible(link),
	);

const OWNER_GONE = 'the owner was deleted, an administrator with an account';

// Every state on the screen with the most links that connect, and every screen after the owner was deleted.
const CHOSEN = coverOf(ROWS, ({ state, screen }) => [
	...(screen === '/dashboard' ? [state] : []),
	...(state === OWNER_GONE ? [screen] : []),
]);

/** Screens with parts that need a connected account. */
const LINKED_ONLY = ['/dashboard', '/my-plan', '/security', '/performance', '/sharing', '/modules'];

it.each(CHOSEN)('$screen, $state: each link leads to another place', async ({ state, screen }) => {
	const { store } = open(state, screen);
	await inApp().findByRole('heading', { level: 1 });
	// Parts that arrive after the first render also have links.
	await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
	const here = findPlace(store.getState(), screen);
	const idle = listLinks()
		.filter((link) => findPlace(store.getState(), pathOf(link)) === here)
		.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
	expect(idle).toEqual([]);
	if (state === OWNER_GONE && LINKED_ONLY.includes(screen)) {
		expect(inApp().getAllByText('Reconnect Jetpack first.')).not.toHaveLength(0);
		// These users' account is connected.
		expect(inApp().queryByText(/connect (it|your (user )?account)|^Connect to /i)).toBeNull();
	}
});

it('offers a new connection to an administrator after the owner was deleted, and says what happened', async () => {
	open(OWNER_GONE, '/dashboard');
	const gone = await inApp().findByText(/The Jetpack owner is no longer a user of this site/);
	expect(gone).toBeVisible();
	expect(inApp().queryByRole('link', { name: /^Connect/ })).not.toBeInTheDocument();
	const links = inApp().getAllByRole('link', { name: /^Reconnect/ });
	expect(new Set(links.map(pathOf))).toEqual(new Set(['/reconnect']));
});

it('refers an editor to an administrator after the owner was deleted', async () => {
	open('the owner was deleted, an editor with an account', '/dashboard');
	expect(await inApp().findByText('Ask a site administrator to reconnect Jetpack.')).toBeVisible();
	expect(inApp().queryByRole('link', { name: /^(Connect|Reconnect)/ })).not.toBeInTheDocument();
});
