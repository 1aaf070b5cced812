import { HttpResponse } from 'msw';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';
import { moduleMapSchema } from '@/api/entities/modules';
import { decoder } from '@/api/decode';
import { modulesReceived } from '@/state/modules';
import { settingsMerged } from '@/state/settings';
import { hrefOf, spoken } from '../parts';
import { SettingsScreen } from './loaded-screen';

const decoded = decoder(moduleMapSchema);

const search = (term: string, options: Parameters<typeof renderScreen>[1] = {}) =>
	renderScreen(<SettingsScreen />, {
		route: `/settings?term=${encodeURIComponent(term)}`,
		...options,
	});

/** What the browser highlights, in the elements of a selector. */
const highlighted = (within = '*') =>
	[...(CSS.highlights.get('jp-found') ?? [])]
		.filter((range) => range.startContainer.parentElement?.closest(within))
		.map(String);

beforeEach(() => Object.assign(window, { CSS: { highlights: new Map() }, Highlight: Set }));

describe('search results', () => {
	const groups = () =>
		screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

	beforeEach(() => {
		Element.prototype.scrollIntoView = jest.fn();
	});

	it.each(['/security', '/writing'])('FIND-16 include every tab, from any route: %s', (path) => {
		search('', { route: `${path}?term=comments` });
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
		expect(groups()).toEqual(expect.arrayContaining(['Discussion', 'Writing']));
		expect(screen.getByRole('region', { name: 'Comments' })).toBeVisible();
		expect(screen.getByRole('region', { name: 'Media' })).toBeVisible();
	});

	it.each<[string, string, string[], string[]]>([
		['SETSEC-04', 'address', ['Security'], []],
		['SETSEC-02', 'auto_prepend_file', ['Security'], ['Sharing', 'Writing', 'Traffic']],
		['SETSEC-02 SETSHARE-01', 'like buttons', ['Sharing'], ['Security']],
		['SETSHARE-01', 'carousel', ['Writing'], ['Sharing']],
	])(
		'%s for "%s" are grouped under the short names of their tabs: %j, not %j',
		(_ids, term, shown, hidden) => {
			search(term);
			expect(groups()).toEqual(expect.arrayContaining(shown));
			expect(groups().filter((name) => hidden.includes(name ?? ''))).toEqual([]);
			expect(screen.queryByText(/Your site is protected by Jetpack/)).not.toBeInTheDocument();
		},
	);

	it('FIND-14 are highlighted in every text, regardless of case', () => {
		search('cARousel');
		const results = screen.getByText('4 settings found').nextElementSibling?.textContent ?? '';
		expect(highlighted()).toEqual(results.match(/carousel/gi));
		expect(new Set(highlighted())).toEqual(new Set(['carousel', 'Carousel']));
	});

	it('are counted and announced', async () => {
		const { container } = search('carousel');
		expect(within(container).getByText('4 settings found')).toBeVisible();
		await waitFor(() => expect(spoken()).toContain('4 settings found'));
	});

	it('have their path above them, and no second list of links', () => {
		search('carousel');
		expect(screen.getAllByText('Settings › Writing')[0]).toBeVisible();
		expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
	});

	it('mark every word of the term, in any order, without changing accessible names', () => {
		search('carousel comments');
		const label = 'Show comments in the carousel';
		expect(highlighted('#setting-carousel_display_comments label')).toEqual([
			'comments',
			'carousel',
		]);
		expect(screen.getByRole('switch', { name: label })).toBeInTheDocument();
	});
});

describe('a search without results', () => {
	it('FIND-06 reports that, with a link to support', () => {
		const { container } = search('zebra');
		expect(within(container).getByText('No search results found for zebra')).toBeVisible();
		expect(screen.getByRole('link', { name: /search our support site/ })).toBeVisible();
		expect(screen.queryByRole('region')).not.toBeInTheDocument();
	});

	it('shows its term as text', () => {
		const { container } = search('<b>%s</b> .*');
		expect(within(container).getByText('No search results found for <b>%s</b> .*')).toBeVisible();
	});
});

describe('an open search without a term', () => {
	it.each(['', '%20%20'])('FIND-07 explains what to do ("%s")', (term) => {
		renderScreen(<SettingsScreen />, { route: `/traffic?term=${term}` });
		expect(screen.getByText('Enter a search term to find settings or close search.')).toBeVisible();
		expect(hrefOf('Close search')).toBe('#/traffic');
	});
});

it.each(['author-view', 'subscriber-view'])('FIND-01 FIND-09 finds nothing for %s', (scenario) => {
	search('contact', { scenario, route: '/sharing?term=contact' });
	expect(screen.queryByText('Search results')).not.toBeInTheDocument();
	expect(screen.queryByRole('region', { name: 'Contact Form' })).not.toBeInTheDocument();
});

describe('a feature without a screen', () => {
	const NAMES = {
		'contact-form': 'Contact Form',
		'enhanced-distribution': 'Enhanced Distribution',
		'json-api': 'JSON API',
		notes: 'Notifications',
	};

	const find = (slug: string, active: string[] = [], options: object = {}) =>
		search(slug, { world: { modules: { active } }, ...options });
	const banner = (name: string) => within(screen.getByRole('region', { name }));

	it.each(Object.entries(NAMES))(
		'FIND-08 FIND-10 FIND-11 activates %s, and then shows an active card',
		async (slug, name) => {
			const { user } = find(slug);
			const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
			const button = banner(name).getByRole('button', { name: /^Activate/ });
			await user.click(button);
			await waitFor(() => expect(called).toHaveBeenCalledWith({ [slug]: true }));
			expect(button).toHaveAttribute('aria-busy', 'true');
			release();
			await waitFor(() => expect(banner(name).getByText('Active')).toBeVisible());
			expect(screen.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
			await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
		},
	);

	const CONNECT = 'Connect to configure.';

	it.each<[string, keyof typeof NAMES, boolean]>([
		['offline', 'json-api', true],
		['site-only', 'notes', true],
		['offline', 'contact-form', false],
		['site-only', 'json-api', false],
	])('FIND-12 on %s, the active card of %s asks to connect: %s', (scenario, slug, isAsked) => {
		const { store } = find(slug, [], { scenario });
		act(() => void store.dispatch(settingsMerged({ [slug]: true })));
		expect(banner(NAMES[slug]).queryAllByText(CONNECT)).toHaveLength(isAsked ? 1 : 0);
		expect(banner(NAMES[slug]).getByText('Active')).toBeVisible();
		const card = screen.getByRole('region', { name: NAMES[slug] });
		expect(card.classList.contains('disabled')).toBe(isAsked);
		expect(within(card).queryByRole('button')).not.toBeInTheDocument();
	});

	it('keeps its button with the focus when the save fails', async () => {
		const { user } = find('json-api');
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		const button = banner('JSON API').getByRole('button', { name: /^Activate/ });
		await user.click(button);
		await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
		expect(button).toHaveFocus();
		expect(banner('JSON API').queryByText('Active')).not.toBeInTheDocument();
	});
});

describe('More features', () => {
	const NEW = {
		blaze: {
			module: 'blaze',
			name: 'Blaze',
			description: 'Promote your posts',
			search_terms: 'advertising',
			available: true,
		},
	};
	const open = (term: string) => {
		const view = search(term);
		act(() => {
			view.store.dispatch(modulesReceived({ ...view.store.getState().modules, ...decoded(NEW) }));
			view.store.dispatch(settingsMerged({ blaze: false }));
		});
		return view;
	};

	it('FIND-14 ends the results with the features that no card has, and switches them', async () => {
		const { user } = open('advertising');
		const more = within(screen.getByRole('region', { name: 'More features' }));
		expect(more.getAllByRole('switch')).toHaveLength(1);
		const sent = answerPost('settings', { code: 'success' });
		await user.click(more.getByRole('switch', { name: 'Blaze' }));
		await waitFor(() => expect(sent).toEqual([{ blaze: true }]));
		expect(more.getByRole('switch', { name: 'Blaze' })).toBeChecked();
		expect(hrefOf('See all modules', more)).toBe('#/modules');
	});
});
