import { focusSetting } from '@/screens/settings/frame/setting-row';
import { http, HttpResponse } from 'msw';
import { act, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import {
	DESCRIPTION,
	DESCRIPTION_PANEL,
	field,
	findPanel,
	on,
	openCard,
	openPanels,
	panel,
	PANELS,
	save,
	search,
	seo,
	spoken,
	TITLES_PANEL,
	toggle,
} from './parts';

const YOAST = 'wordpress-seo/wp-seo.php';
const MESSAGE = 'Your SEO settings are managed by the following plugin: Yoast SEO';
const LINK = /^Configure your SEO settings/;

const panels = () => PANELS.filter((name) => seo().queryByRole('button', { name }));

it('TRAFFIC-20 TRAFFIC-21 TRAFFIC-22 shows only its switch, and three panels and a link once it is on', async () => {
	const { user, world } = openCard();
	expect(toggle()).not.toBeChecked();
	expect(panels()).toEqual([]);
	expect(seo().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
	await user.click(toggle());
	await waitFor(() => expect(world.modules.active).toContain('seo-tools'));
	await findPanel(TITLES_PANEL);
	expect(panels()).toEqual(PANELS);
	PANELS.forEach((name) => expect(panel(name)).toHaveAttribute('aria-expanded', 'false'));
	expect(save()).toHaveAttribute('aria-disabled', 'true');
	const link = seo().getByRole('link', { name: LINK });
	expect(link).toHaveAttribute('target', '_blank');
	expect(link).toHaveAttribute('href', expect.stringContaining('jetpack.com/redirect'));
});

it('TRAFFIC-23 TRAFFIC-24 is disabled while another SEO plugin is active', async () => {
	const plugins = { [YOAST]: { Name: 'Yoast SEO', active: true } };
	openCard({ world: { modules: { active: ['seo-tools'] }, plugins } });
	expect(await seo().findByText(MESSAGE, { selector: 'section span' })).toBeVisible();
	expect(toggle()).toHaveAttribute('aria-disabled', 'true');
	expect(toggle()).toHaveAccessibleDescription(MESSAGE);
	expect(panels()).toEqual([]);
	expect(seo().queryByRole('button', { name: /Save settings/ })).not.toBeInTheDocument();
});

it('TRAFFIC-21 shows no panels until the plugins are loaded', async () => {
	openCard(on());
	let answer = () => undefined as void;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	server.use(http.get(`${REST}/plugins`, () => answered.then(() => HttpResponse.json({}))));
	expect(seo().getByText('Looking for other SEO plugins…')).toBeInTheDocument();
	expect(panels()).toEqual([]);
	answer();
	await findPanel(TITLES_PANEL);
});

it('TRACK-13 records that a panel was opened, but not that it was closed', async () => {
	const { user, events } = openCard(on());
	await findPanel(TITLES_PANEL);
	for (const name of PANELS) {
		await user.click(panel(name));
		await user.click(panel(name));
	}
	const opened = events.filter(({ properties }) => properties.target === 'foldable-settings-open');
	expect(opened.map(({ properties }) => properties.feature)).toEqual([
		'seo-titles',
		'seo-description',
		'seo-previews',
	]);
});

describe('a search', () => {
	beforeEach(() => {
		Element.prototype.scrollIntoView = jest.fn();
	});

	it('opens a collapsed panel for a link to its setting and focuses its field', async () => {
		const { user } = search('seo', on());
		await findPanel(TITLES_PANEL);
		for (const [setting, target, id] of [
			[TITLES_PANEL, 'Front page', 'advanced_seo_title_formats'],
			[DESCRIPTION_PANEL, DESCRIPTION_PANEL, 'advanced_seo_front_page_description'],
		] as const) {
			await user.click(panel(setting));
			expect(panel(setting)).toHaveAttribute('aria-expanded', 'false');
			act(() => focusSetting(id, 'seo'));
			expect(panel(setting)).toHaveAttribute('aria-expanded', 'true');
			expect(field(target)).toHaveFocus();
		}
	});

	it('expands only the panel that matches', async () => {
		search('page title structures', on());
		expect(await findPanel(TITLES_PANEL)).toHaveAttribute('aria-expanded', 'true');
		expect(panel(DESCRIPTION_PANEL)).toHaveAttribute('aria-expanded', 'false');
		expect(field('Posts')).toBeEnabled();
	});
});

describe('the description', () => {
	const open = (text = '') => openPanels([DESCRIPTION_PANEL], on({ [DESCRIPTION]: text }));
	const description = () => field(DESCRIPTION_PANEL);
	const counter = (text: string) => seo().getByText(text, { exact: true });
	/** A warning has an icon before its text. */
	const hasWarning = (text: string) => counter(text).previousElementSibling !== null;

	it.each<[number, string, boolean]>([
		[1, '1 character', false],
		[159, '159 characters', false],
		[160, '160 characters', true],
		[300, '300 characters - Maximum characters reached.', true],
	])(
		'TRAFFIC-26 TRAFFIC-27 TRAFFIC-28 at %d characters says %s, as a warning: %s',
		async (length, words, isWarning) => {
			await open('x'.repeat(length));
			expect(counter(words)).toBeVisible();
			expect(hasWarning(words)).toBe(isWarning);
			expect(description()).toHaveAccessibleDescription(expect.stringContaining(words));
		},
	);

	it('TRAFFIC-29 TRAFFIC-27 recommends up to 160 characters, and announces when they are reached', async () => {
		const { user } = await open('x'.repeat(159));
		expect(seo().getByText(/up to 160 characters/)).toBeVisible();
		await user.type(description(), 'x');
		await waitFor(() => expect(spoken()).toContain('160 characters'));
	});

	it('TRAFFIC-25 accepts 300 characters, and splits no emoji', async () => {
		const { user, world } = await open('x'.repeat(295));
		const family = '👨‍👩‍👧‍👦';
		await user.click(description());
		await user.paste(family);
		expect(description()).toHaveValue('x'.repeat(295));
		await user.paste(`a😀😀${family}`);
		expect(description()).toHaveValue(`${'x'.repeat(295)}a😀😀`);
		expect(counter('300 characters - Maximum characters reached.')).toBeVisible();
		await user.type(description(), 'z');
		expect(description().value).toHaveLength(300);
		await user.click(save());
		await waitFor(() => expect(world.settings[DESCRIPTION]).toHaveLength(300));
	});
});
