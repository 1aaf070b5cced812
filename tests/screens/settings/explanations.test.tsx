import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { hrefOf } from '../parts';
import { SettingsScreen } from './loaded-screen';

let mockIsSharingOffline = false;

jest.mock('@/domain/settings/about/sharing', () => {
	if (mockIsSharingOffline) {
		throw new Error('The chunk did not load.');
	}
	return jest.requireActual('@/domain/settings/about/sharing');
});

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
const about = (name: string) => screen.getByRole('button', { name: `About ${name}` });
const findPopover = (name: string) => screen.findByRole('dialog', { name: `About ${name}` });

const INFO = 'button[aria-haspopup="dialog"]';

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
	about('Write math formulas in LaTeX').focus();
	await user.keyboard(' ');
	const popover = await findPopover('Write math formulas in LaTeX');
	await waitFor(() => expect(popover).toHaveTextContent(/^Turns formulas/));
	await user.click(screen.getByRole('heading', { level: 1 }));
	expect(popover).not.toBeInTheDocument();
	expect(toggle).toHaveAttribute('aria-checked', before);
});

it('DASH-24 is below the reason, in the same popover, while the switch cannot be used', async () => {
	const { user } = open('/performance', { scenario: 'offline' });
	const name = 'Speed up images';
	const row = screen.getByRole('switch', { name }).closest<HTMLElement>('[id^="setting-"]');
	expect(row?.querySelectorAll(INFO)).toHaveLength(1);
	await user.click(
		within(row ?? document.body).getByRole('button', { name: `Why can’t I change this? ${name}` }),
	);
	const popover = await screen.findByRole('dialog');
	await waitFor(() =>
		expect(popover).toHaveTextContent(
			/^Unavailable in Offline Mode ?Who decided this\?.* ?Serves your images/,
		),
	);
});

it('is shown to people who may only read the settings', async () => {
	const { user } = open('/writing', { scenario: 'editor-view' });
	expect(screen.queryByRole('switch', { name: /formulas/ })).not.toBeInTheDocument();
	expect(about('Composing')).toBeVisible();
	await user.click(about('Write math formulas in LaTeX'));
	const popover = await findPopover('Write math formulas in LaTeX');
	await waitFor(() => expect(popover).toHaveTextContent(/^Turns formulas/));
});

it('reports a failed download, and keeps the focus in the popover after a retry', async () => {
	mockIsSharingOffline = true;
	const { user } = open('/sharing');
	await user.click(about('Like buttons'));
	const popover = await findPopover('Like buttons');
	const retry = await within(popover).findByRole('button', { name: /^Try again/ });
	expect(popover).toHaveTextContent("Couldn't load this explanation.");
	mockIsSharingOffline = false;
	await user.click(retry);
	await waitFor(() => expect(popover).toHaveTextContent(/^Adds a Like button/));
	expect(popover).toHaveFocus();
});
