import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { findTitle, goTo, renderApp } from './support/render-app';

const OOPS = 'The Jetpack Backup and Scan status could not be retrieved at this time.';
const BOTH = 'Backups and security scanning';
const NO_STATUS = "Couldn't check its status.";

interface Broken {
	scenario: string;
	route: string;
	/** The calls that fail, and the text of each card, by its name. */
	paths: string[];
	said: Record<string, string>;
}

/** Failures of cards that no test of their screens covers. */
const BROKEN: Broken[] = [
	{
		scenario: 'anti-spam-active',
		route: '/dashboard',
		paths: ['module/akismet/data', 'module/protect/data', 'updates/plugins', 'plugins'],
		said: {
			'Anti-spam': "Couldn't load the spam count.",
			'Brute force protection': "Couldn't load the number of blocked attempts.",
			'Plugin updates': "Couldn't check for plugin updates.",
			'Jetpack Boost': "Couldn't check whether Jetpack Boost is installed.",
			'Jetpack CRM': "Couldn't check whether Jetpack CRM is installed.",
		},
	},
	{
		scenario: 'free',
		route: '/dashboard',
		paths: ['site', 'site/features'],
		said: { Search: "Couldn't load your plan." },
	},
	{
		scenario: 'vaultpress-threats',
		route: '/dashboard',
		paths: ['module/vaultpress/data'],
		said: { 'Security scan': OOPS },
	},
	{
		scenario: 'security',
		route: '/security',
		paths: ['scan', 'module/akismet/data'],
		said: {
			[BOTH]: OOPS,
			'Protect your site from spam': "Couldn't check whether Akismet is installed.",
		},
	},
	{
		scenario: 'vaultpress-threats',
		route: '/security',
		paths: ['module/vaultpress/data'],
		said: { [BOTH]: OOPS },
	},
	{
		scenario: 'vaultpress-missing',
		route: '/security',
		paths: ['plugins'],
		said: { [BOTH]: OOPS },
	},
	{
		scenario: 'security',
		route: '/my-plan',
		paths: ['rewind', 'module/akismet/data'],
		said: { 'Backups and security scanning': NO_STATUS, 'Anti-spam': NO_STATUS },
	},
	{
		scenario: 'recommendations-product-purchased',
		route: '/recommendations/product-purchased',
		paths: ['recommendations/product-suggestions'],
		said: { 'Your new product': "Couldn't load what you bought." },
	},
];

const SCREENS = [
	['/security', 'Security'],
	['/traffic', 'Traffic'],
	['/my-plan', 'My Plan'],
	['/privacy', 'Privacy'],
	['/modules', 'All modules'],
	['/product/backup', 'Jetpack Backup'],
	['/recommendations/summary', 'Your recommendations'],
	['/dashboard', 'At a Glance'],
] as const;

const refuse = () =>
	HttpResponse.json({ code: 'broken', message: 'The cloud has a cold.' }, { status: 500 });

const AGAIN = { name: /^Try again/ };
const cardOf = async (name: string) =>
	within((await screen.findByRole('heading', { name })).closest('section')!);

it.each(BROKEN)(
	'BACKUP-05 cards show what failed and recover: $paths on $route of $scenario',
	async ({ scenario, route, paths, said }) => {
		let isDown = true;
		const { user } = renderApp({ scenario, route });
		// A resolver without a response passes the request to the next handler.
		server.use(
			...paths.map((path) => http.get(`${REST}/${path}`, () => (isDown ? refuse() : undefined))),
		);
		for (const [name, text] of Object.entries(said)) {
			const card = await cardOf(name);
			expect(await card.findByText(text, { exact: false })).toBeVisible();
		}
		isDown = false;
		for (const [name, text] of Object.entries(said)) {
			const card = await cardOf(name);
			// The retry of another card may have loaded it, and that of a broken connection is in the status.
			const [again] = [card, screen].flatMap((place) => place.queryAllByRole('button', AGAIN));
			if (again) {
				again.focus();
				await user.keyboard('{Enter}');
				await waitFor(() => expect(card.queryByText(text, { exact: false })).toBeNull());
				expect(document.body).not.toHaveFocus();
			}
		}
		await waitFor(() => expect(screen.queryByRole('button', AGAIN)).toBeNull());
	},
);

it('every screen has its title if all calls fail', async () => {
	const { router } = renderApp({ scenario: 'security', route: '/dashboard' });
	server.use(http.all(`${REST}/*`, refuse));
	await findTitle('At a Glance');
	for (const [path, title] of SCREENS) {
		await goTo(router, path);
		expect(await findTitle(title)).toBeVisible();
	}
});
