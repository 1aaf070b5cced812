import { SETTINGS_TABS, type SettingsTab } from '@/domain/routes/settings-tabs';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { hrefOf } from '../parts';
import { SettingsScreen } from './loaded-screen';

let mockIsOffline = false;

jest.mock('@/domain/settings/about/sharing', () => {
	if (mockIsOffline) {
		throw new Error('The chunk did not load.');
	}
	return jest.requireActual('@/domain/settings/about/sharing');
});

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
const about = (name: string) => screen.getByRole('button', { name: `About ${name}` });
const findPopover = (name: string) => screen.findByRole('dialog', { name: `About ${name}` });

const INFO = 'button[aria-haspopup="dialog"]';

it('reports a failed download, and keeps the focus in the popover after a retry', async () => {
	mockIsOffline = true;
	const { user } = open('/sharing');
	await user.click(about('Like buttons'));
	const popover = await findPopover('Like buttons');
	const retry = await within(popover).findByRole('button', { name: /^Try again/ });
	expect(popover).toHaveTextContent("Couldn't load this explanation.");
	mockIsOffline = false;
	await user.click(retry);
	await waitFor(() => expect(popover).toHaveTextContent(/^Adds a Like button/));
	expect(popover).toHaveFocus();
});

it('opens with Enter, says what a feature does, needs and shares, and returns the focus on Escape', async () => {
	const { user } = open('/traffic');
	const button = about('Related posts');
	button.focus();
	await user.keyboard('{Enter}');
	const popover = await findPopover('Related posts');
	expect(popover).toHaveFocus();
	await waitFor(() =>
		expect(popover).toHaveTextContent(/^Shows links to similar posts of your site/),
	);
	expect(popover).toHaveTextContent('Needs: a connection to WordPress.com.');
	expect(popover).toHaveTextContent('Shares: your public posts, which WordPress.com compares');
	expect(hrefOf(/^Learn more/, within(popover))).toMatch(
		/^https:\/\/jetpack\.com\/redirect\/\?source=jetpack-support-related-posts/,
	);
	expect(hrefOf(/^Privacy information/, within(popover))).toMatch(/#privacy$/);
	await user.keyboard('{Escape}');
	expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
	expect(button).toHaveFocus();
});

it('opens with Space, switches nothing, and a click outside closes it', async () => {
	const { user } = open('/writing');
	const toggle = screen.getByRole('switch', { name: 'Write math formulas in LaTeX' });
	const before = toggle.getAttribute('aria-checked');
	about('Composing').focus();
	await user.keyboard(' ');
	const popover = await findPopover('Composing');
	await waitFor(() => expect(popover).toHaveTextContent(/^Tools for writing posts/));
	await user.click(screen.getByRole('heading', { level: 1 }));
	expect(popover).not.toBeInTheDocument();
	expect(toggle).toHaveAttribute('aria-checked', before);
});

it('DASH-24 a switch that cannot be used has only its reason in a popover of its own', async () => {
	const { user } = open('/performance', { scenario: 'offline' });
	const name = 'Speed up images';
	await user.click(screen.getByRole('button', { name: `Why can’t I change this? ${name}` }));
	const popover = await screen.findByRole('dialog');
	await waitFor(() =>
		expect(popover).toHaveTextContent(/^Unavailable in Offline Mode ?Who decided this\?/),
	);
	expect(popover).not.toHaveTextContent('Serves your images');
});

it.each<SettingsTab>([...SETTINGS_TABS])(
	'%s has one info button a card, and SETSEC-41 another for what the firewall shares',
	(tab) => {
		const { container } = open(`/${tab}`, {
			scenario: 'jetpack-16',
			world: { settings: { waf: true } },
		});
		const cards = [...container.querySelectorAll('[id^="settings-card-"]')];
		const buttons = cards.flatMap((card) =>
			[...card.querySelectorAll(INFO)].map((button) => button.getAttribute('aria-label')),
		);
		const own = buttons.filter((name) => !/^(About |Why can)/.test(name ?? ''));
		expect(own).toEqual(tab === 'security' ? ['Privacy information'] : []);
		expect(buttons.filter((name) => name?.startsWith('About '))).toHaveLength(cards.length);
	},
);

it('lists each setting that the site has, and says only once what a card and its settings have in common', async () => {
	const { user } = open('/performance');
	await user.click(about('Performance & speed'));
	const popover = await findPopover('Performance & speed');
	const last = 'Load images as visitors scroll to them';
	await within(popover).findByText(last);
	const terms = within(popover).getAllByRole('term');
	expect(terms.map(({ textContent }) => textContent)).toEqual([
		...['Enable site accelerator', 'Speed up images', 'Speed up static files', last],
	]);
	const [, images] = within(popover).getAllByRole('definition');
	expect(images).toHaveTextContent(
		/^Serves your images.*Needs: a connection to WordPress\.com\..*Learn more \(Speed up images\)/,
	);
});

it('is shown to people who may only read the settings', async () => {
	const { user } = open('/writing', { scenario: 'editor-view' });
	expect(screen.queryByRole('switch', { name: /formulas/ })).not.toBeInTheDocument();
	await user.click(about('Composing'));
	const popover = await findPopover('Composing');
	await waitFor(() => expect(popover).toHaveTextContent(/Turns formulas/));
});
