import { waitFor } from '#tests/support/render';
import { buildWirePageData } from '#tests/support/fixtures';
import { answerPost } from '#tests/support/wire';
import { enveloped, hrefOf } from '../parts';
import { getCard, queryCard, renderCards } from './parts';
import { selectFeatures } from '@/state/site/entitlements';

const features = (...active: string[]) => enveloped('site/features', { active, available: {} });

describe('the search card', () => {
	const CARD = 'Search';

	it('CARD-06 reports that it is loading', () => {
		renderCards('search');
		expect(getCard(CARD).getByText('Loading your plan…')).toBeInTheDocument();
	});

	const on = (more = {}) => ({ world: { settings: { search: true, ...more } } });
	const ADMIN = 'http://site.test/wp-admin/';

	it.each<[string, object, string[], string, string]>([
		['CARD-08 without the product', { scenario: 'free' }, [], 'Upgrade Search', '#/plans'],
		['CARD-08 unconnected', { scenario: 'site-only' }, [], 'Connect Search', '#/connect-user'],
		[
			'CARD-12 CARD-13 with instant search',
			on({ instant_search_enabled: true }),
			['instant-search'],
			'Configure your search',
			`${ADMIN}admin.php?page=jetpack-search-configure`,
		],
		[
			'CARD-12 CARD-14 with classic search',
			on(),
			['search'],
			'Add Search Widget',
			`${ADMIN}customize.php?autofocus[panel]=widgets`,
		],
	])('%s, has a link', async (_title, options, active, name, href) => {
		renderCards('search', options, features(...active));
		await getCard(CARD).findByRole('link', { name });
		expect(hrefOf(name, getCard(CARD))).toBe(href);
		const isOn = getCard(CARD).queryByText('Jetpack Search is powering search on your site.');
		expect(isOn !== null).toBe(active.length > 0);
	});

	it.each<[string, string[], object]>([
		[
			'CARD-10 activates search and instant search if both are included',
			['search', 'instant-search'],
			{ search: true, instant_search_enabled: true },
		],
		['CARD-11 activates only search without instant search', ['search'], { search: true }],
	])('CARD-09 %s', async (_title, active, saved) => {
		const { user } = renderCards('search', {}, features(...active));
		const saves = answerPost('settings', { code: 'success' });
		await user.dblClick(await getCard(CARD).findByRole('button', { name: /^Activate/ }));
		expect(
			await getCard(CARD).findByText('Jetpack Search is powering search on your site.'),
		).toBeVisible();
		expect(saves).toEqual([saved]);
	});

	it('CARD-09 keeps its button, with the reason, if search could not be turned on', async () => {
		const { user } = renderCards('search', {}, features('search'));
		answerPost('settings', { code: 'x', message: 'Not today.' }, 424);
		await user.click(await getCard(CARD).findByRole('button', { name: /^Activate/ }));
		expect(await getCard(CARD).findByText(/Not today\./)).toBeVisible();
		expect(getCard(CARD).getByRole('button', { name: /^Activate/ })).toBeVisible();
	});
});

describe('the VideoPress card', () => {
	const CARD = 'VideoPress';
	const ON = { world: { modules: { active: ['videopress'] } } };
	const TERABYTE = ['videopress-1tb-storage'];

	it.each<[string, string[], number | undefined, RegExp, boolean]>([
		['CARD-17 CARD-18 a free video', [], 0, /^1 free video available/, true],
		['CARD-17 CARD-19 a used one', [], 12, /^You have used your free video/, true],
		['CARD-17 CARD-20 a share of 1 TB', TERABYTE, 250_000, /^25% of 1TB is used\.$/, false],
		['that an answer lacks the storage', TERABYTE, undefined, /^Couldn't load/, false],
	])(
		'CARD-15 shows %s, and offers storage without any',
		async (_id, active, used, text, isOffered) => {
			const { store } = renderCards(
				'video',
				ON,
				features(...active),
				enveloped('site', {
					plan: { product_slug: 'jetpack_free' },
					products: [],
					options: { videopress_storage_used: used },
				}),
			);
			const card = getCard(CARD);
			const upgrade = () => card.queryByRole('link', { name: /^Upgrade/ })?.getAttribute('href');
			expect(upgrade()).toBeUndefined();
			await waitFor(() => expect(selectFeatures(store.getState()).phase).toBe('ready'));
			// The answer about the plan adds an offer around the text.
			await waitFor(() => expect(card.getByText(text)).toBeVisible());
			expect(upgrade()).toBe(isOffered ? '#/plans' : undefined);
			expect(card.getByRole('switch', { name: CARD })).toBeChecked();
			expect(card.queryByRole('progressbar')?.getAttribute('aria-valuenow')).toBe(
				used === 250_000 ? '25' : undefined,
			);
		},
	);
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
	const INTRO = 'Jetpack adds its own blocks to the editor.';

	it.each(['free', 'site-only', 'offline'])(
		'DASH-08 links to the editor and to the documentation on %s',
		(scenario) => {
			renderCards('blocks', { scenario });
			const card = getCard('Blocks');
			expect(card.getByText(INTRO)).toBeVisible();
			expect(hrefOf('Write a post', card)).toBe('http://site.test/wp-admin/post-new.php');
			expect(hrefOf(/See what they can do/, card)).toContain('source=jetpack-support-blocks');
		},
	);

	it.each([
		[{ world: { settings: { jetpack_blocks_disabled: true } } }],
		[{ scenario: 'jetpack-16', world: { modules: { active: ['stats'] } } }],
	])('reports that blocks are off, and links to their switch: %j', (options) => {
		renderCards('blocks', options);
		const card = getCard('Blocks');
		expect(card.queryByText(INTRO)).not.toBeInTheDocument();
		expect(card.getByText("Jetpack's blocks are turned off on this site.")).toBeVisible();
		expect(hrefOf('Writing settings', card)).toBe('#/writing');
	});
});
