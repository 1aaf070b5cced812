import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { buildWirePageData } from '#tests/support/fixtures';
import { getCard, queryCard, renderCards } from './parts';

const enveloped = (path: string, data: object) =>
	http.get(`${REST}/${path}`, () =>
		HttpResponse.json({ code: 'success', data: JSON.stringify(data) }),
	);
const features = (...active: string[]) => enveloped('site/features', { active, available: {} });

describe('the search card', () => {
	const CARD = 'Search';
	const ON = { settings: { search: true } };

	/** Collects the saved settings. */
	function watchSaves() {
		const saves: unknown[] = [];
		const handler = http.post(`${REST}/settings`, async ({ request }) => {
			saves.push(await request.json());
			return HttpResponse.json({ code: 'success' });
		});
		return { saves, handler };
	}

	it('CARD-06 reports that it is loading', () => {
		renderCards('search');
		expect(getCard(CARD).getByText('Loading your plan…')).toBeInTheDocument();
	});

	it('CARD-07 is unavailable offline', () => {
		renderCards('search', { scenario: 'offline' });
		expect(getCard(CARD).getByText('Unavailable in Offline Mode')).toBeVisible();
	});

	it.each([
		['free', 'Upgrade', '#/plans'],
		['site-only', 'Connect', '#/connect-user'],
	])('CARD-08 offers without the product on %s: %s', async (scenario, name, href) => {
		renderCards('search', { scenario }, features());
		expect(await getCard(CARD).findByRole('link', { name: `${name} ${CARD}` })).toHaveAttribute(
			'href',
			href,
		);
	});

	it.each<[string, string[], object]>([
		[
			'CARD-10 activates search and instant search if both are included',
			['search', 'instant-search'],
			{ search: true, instant_search_enabled: true },
		],
		['CARD-11 activates only search without instant search', ['search'], { search: true }],
	])('CARD-09 %s', async (_title, active, saved) => {
		const { saves, handler } = watchSaves();
		const { user } = renderCards('search', {}, features(...active), handler);
		await user.dblClick(await getCard(CARD).findByRole('button', { name: /^Activate/ }));
		expect(
			await getCard(CARD).findByText('Jetpack Search is powering search on your site.'),
		).toBeVisible();
		expect(saves).toEqual([saved]);
	});

	it('CARD-09 keeps its button, with the reason, if search could not be turned on', async () => {
		const { user } = renderCards(
			'search',
			{},
			features('search'),
			http.post(`${REST}/settings`, () =>
				HttpResponse.json({ code: 'x', message: 'Not today.' }, { status: 424 }),
			),
		);
		const button = await getCard(CARD).findByRole('button', { name: /^Activate/ });
		await user.click(button);
		expect(await getCard(CARD).findByText(/Not today\./)).toBeVisible();
		expect(getCard(CARD).getByRole('button', { name: /^Activate/ })).toBeVisible();
	});

	it('CARD-12 CARD-13 links to the settings of instant search', async () => {
		renderCards(
			'search',
			{ world: { settings: { ...ON.settings, instant_search_enabled: true } } },
			features('instant-search'),
		);
		expect(
			await getCard(CARD).findByText('Jetpack Search is powering search on your site.'),
		).toBeVisible();
		expect(getCard(CARD).getByRole('link', { name: 'Configure your search' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/admin.php?page=jetpack-search-configure',
		);
	});

	it('CARD-14 links to the widget of classic search', async () => {
		renderCards('search', { world: ON }, features('search'));
		expect(await getCard(CARD).findByRole('link', { name: 'Add Search Widget' })).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/customize.php?autofocus[panel]=widgets',
		);
	});
});

describe('the VideoPress card', () => {
	const CARD = 'VideoPress';
	const ON = { world: { modules: { active: ['videopress'] } } };

	const used = (megabytes?: number) =>
		enveloped('site', {
			plan: { product_slug: 'jetpack_free' },
			products: [],
			options: { videopress_storage_used: megabytes },
		});

	it.each<[string, number, RegExp]>([
		['CARD-18', 0, /^1 free video available/],
		['CARD-19', 12, /^You have used your free video/],
	])('%s CARD-15 shows with %d MB used: %s', async (_id, megabytes, text) => {
		renderCards('video', ON, features(), used(megabytes));
		// The answer about the plan adds an offer around the text.
		await waitFor(() => expect(getCard(CARD).getByText(text)).toBeVisible());
		expect(getCard(CARD).getByRole('switch', { name: CARD })).toBeChecked();
	});

	it('CARD-20 shows the share of 1 TB', async () => {
		renderCards('video', ON, features('videopress-1tb-storage'), used(250_000));
		expect(await getCard(CARD).findByText('25% of 1TB is used.')).toBeVisible();
		expect(getCard(CARD).getByRole('progressbar', { name: 'Storage used' })).toHaveAttribute(
			'aria-valuenow',
			'25',
		);
	});

	it('reports that the storage in use could not be loaded if the answer lacks it', async () => {
		renderCards('video', ON, features('videopress-1tb-storage'), used());
		expect(await getCard(CARD).findByText(/Couldn't load/)).toBeVisible();
		expect(getCard(CARD).queryByText(/is used/)).not.toBeInTheDocument();
	});

	it('CARD-16 is inactive with an owner and the option off', () => {
		renderCards('video', { world: { modules: { active: ['stats'] } } });
		expect(getCard(CARD).getByRole('switch', { name: CARD })).not.toBeChecked();
	});

	it('CARD-16 offers to connect without an owner', () => {
		renderCards('video', { scenario: 'site-only' });
		expect(getCard(CARD).getByRole('link', { name: /^Connect/ })).toHaveAttribute(
			'href',
			'#/connect-user',
		);
		expect(getCard(CARD).queryByRole('switch')).not.toBeInTheDocument();
	});

	it('CARD-17 offers storage if the plan includes none', async () => {
		renderCards('video', ON, features(), used(0));
		expect(await getCard(CARD).findByRole('link', { name: /^Upgrade/ })).toHaveAttribute(
			'href',
			'#/plans',
		);
	});

	it('CARD-17 has no offer with storage, nor while that is loading', async () => {
		const { store } = renderCards('video', ON, features('videopress-1tb-storage'), used(0));
		expect(getCard(CARD).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
		await waitFor(() => expect(store.getState().features?.phase).toBe('ready'));
		expect(getCard(CARD).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('CARD-17 has no offer offline', () => {
		renderCards('video', { scenario: 'offline' });
		expect(getCard(CARD).getByText('Unavailable in Offline Mode')).toBeVisible();
		expect(getCard(CARD).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});
});

it.each([
	['search', 'Search'],
	['blocks', 'Blocks'],
	['video', 'VideoPress'],
	['photon', 'Image accelerator'],
] as const)('the card %s is missing on a site without its module', (card, title) => {
	const { stats } = buildWirePageData().getModules as Record<string, unknown>;
	renderCards(card, { pageData: { getModules: { stats } } });
	expect(queryCard(title)).not.toBeInTheDocument();
});

describe('the blocks card', () => {
	const CARD = 'Blocks';
	const INTRO = 'Jetpack adds its own blocks to the editor.';

	it.each(['free', 'site-only', 'offline'])(
		'DASH-08 links to the editor and to the documentation on %s',
		(scenario) => {
			renderCards('blocks', { scenario });
			const card = getCard(CARD);
			expect(card.getByText(INTRO)).toBeVisible();
			expect(card.getByRole('link', { name: 'Write a post' })).toHaveAttribute(
				'href',
				'http://site.test/wp-admin/post-new.php',
			);
			expect(card.getByRole('link', { name: /See what they can do/ })).toHaveAttribute(
				'href',
				expect.stringContaining('source=jetpack-support-blocks'),
			);
		},
	);

	it.each([
		[{ world: { settings: { jetpack_blocks_disabled: true } } }],
		[{ scenario: 'jetpack-16', world: { modules: { active: ['stats'] } } }],
	])('reports that blocks are off, and links to their switch: %j', (options) => {
		renderCards('blocks', options);
		const card = getCard(CARD);
		expect(card.queryByText(INTRO)).not.toBeInTheDocument();
		expect(card.getByText("Jetpack's blocks are turned off on this site.")).toBeVisible();
		expect(card.getByRole('link', { name: 'Writing settings' })).toHaveAttribute(
			'href',
			'#/writing',
		);
	});
});
