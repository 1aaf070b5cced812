import { HttpResponse } from 'msw';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { answerPost, hold } from '#tests/support/wire';
import { moduleMapSchema } from '@/api/entities/modules';
import { decoder } from '@/api/decode';
import { modulesReceived } from '@/state/modules';
import { settingsMerged } from '@/state/settings';
import { SettingsScreen } from './loaded-screen';

const decoded = decoder(moduleMapSchema);

const search = (term: string, options: Parameters<typeof renderScreen>[1] = {}) =>
	renderScreen(<SettingsScreen />, {
		route: `/settings?term=${encodeURIComponent(term)}`,
		...options,
	});

describe('search results', () => {
	const groups = () =>
		screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
	const spoken = () => document.getElementById('a11y-speak-polite')?.textContent ?? '';

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

	it('SETSEC-04 are grouped under the short names of the tabs, without their sentences', () => {
		search('address');
		expect(groups()).toContain('Security');
		expect(screen.queryByText(/Your site is protected by Jetpack/)).not.toBeInTheDocument();
	});

	it('SETSEC-02 contain only Security if only the firewall matches', () => {
		search('auto_prepend_file');
		expect(screen.getByRole('region', { name: 'Firewall' })).toBeVisible();
		expect(groups()).toEqual(['Security']);
	});

	it.each(['like buttons', 'no such setting'])(
		'SETSEC-02 leave out Security if nothing in it matches: %s',
		(term) => {
			search(term);
			expect(screen.queryByRole('heading', { level: 2, name: 'Security' })).not.toBeInTheDocument();
			expect(screen.queryByRole('region', { name: 'Firewall' })).not.toBeInTheDocument();
		},
	);

	it.each([
		['publicize', 'Publicize connections', ['Sharing']],
		['sharedaddy', 'Sharing buttons', ['Sharing']],
		['likes', 'Like buttons', ['Sharing']],
	])('SETSHARE-01 contain Sharing if only %s matches', (_slug, name, expected) => {
		search(name);
		expect(groups()).toEqual(expect.arrayContaining(expected));
		expect(screen.getByRole('region', { name })).toBeVisible();
	});

	it('SETSHARE-01 leave out Sharing if nothing in it matches', () => {
		search('carousel');
		expect(groups().length).toBeGreaterThan(0);
		expect(groups()).not.toContain('Sharing');
	});

	it('are highlighted regardless of case', () => {
		search('cARousel');
		const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
		expect(marks).toContain('carousel');
		expect(marks.every((text) => /^carousel$/i.test(text ?? ''))).toBe(true);
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
		const marks = [...document.querySelectorAll('#setting-carousel_display_comments label mark')];
		expect(marks.map(({ textContent }) => textContent)).toEqual(['comments', 'carousel']);
		expect(screen.getByRole('switch', { name: label })).toBeInTheDocument();
	});

	it.each([
		['a help text of ads', 'ccpa', 'wordads_ccpa_enabled', '.help'],
		['the caution of blocks', 'blocks', 'jetpack_blocks_disabled', '.help'],
	])('mark the term in %s', (_what, term, setting, place) => {
		search(term);
		const row = document.getElementById(`setting-${setting}`);
		const marks = [...(row?.querySelectorAll(`${place} mark`) ?? [])];
		expect(marks.map(({ textContent }) => textContent?.toLowerCase())).toContain(term);
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
		expect(screen.getByRole('link', { name: 'Close search' })).toHaveAttribute('href', '#/traffic');
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

	it.each(Object.entries(NAMES))('FIND-08 FIND-10 activates %s', async (slug, name) => {
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
	});

	it('FIND-08 is hidden for fewer than three letters', () => {
		find('js');
		expect(screen.queryByRole('region', { name: 'JSON API' })).not.toBeInTheDocument();
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

	it.each(Object.entries(NAMES))('FIND-11 shows an active card for %s', (slug, name) => {
		find(slug, [slug]);
		expect(banner(name).getByText('Active')).toBeVisible();
		expect(banner(name).queryByRole('button')).not.toBeInTheDocument();
		expect(banner(name).queryByText('Connect to configure.')).not.toBeInTheDocument();
	});

	it.each([
		['offline', 'json-api'],
		['offline', 'notes'],
		['site-only', 'notes'],
	])('FIND-12 on %s disables the card of %s', (scenario, slug) => {
		const { store } = find(slug, [], { scenario });
		act(() => void store.dispatch(settingsMerged({ [slug]: true })));
		const name = NAMES[slug as keyof typeof NAMES];
		expect(banner(name).getByText('Connect to configure.')).toBeVisible();
		expect(screen.getByRole('region', { name })).toHaveClass('disabled');
	});

	it.each([
		['offline', 'contact-form'],
		['site-only', 'json-api'],
	])(
		'FIND-12 on %s shows the card of %s, which has the connection that it needs',
		(scenario, slug) => {
			find(slug, [slug], { scenario });
			const name = NAMES[slug as keyof typeof NAMES];
			expect(banner(name).getByText('Active')).toBeVisible();
			expect(banner(name).queryByText('Connect to configure.')).not.toBeInTheDocument();
		},
	);

	it('shows why it has no button', () => {
		find('json-api', [], { scenario: 'offline' });
		expect(banner('JSON API').getByText('Unavailable in Offline Mode')).toBeVisible();
		expect(banner('JSON API').queryByRole('button')).not.toBeInTheDocument();
	});

	it('NOTICE-29 says that an administrator has enabled it', () => {
		find('json-api', ['json-api'], {
			world: { modules: { active: ['json-api'], override: { 'json-api': 'active' } } },
		});
		expect(
			banner('JSON API').getByText('JSON API has been enabled by a site administrator.'),
		).toBeVisible();
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
		expect(more.getByRole('link', { name: 'See all modules' })).toHaveAttribute(
			'href',
			'#/modules',
		);
	});

	it.each([
		['a feature with a card', 'sitemap'],
		['a feature with a banner', 'json api'],
	])('FIND-15 does not list %s', (_name, term) => {
		open(term);
		expect(screen.queryByRole('region', { name: 'More features' })).not.toBeInTheDocument();
	});
});
