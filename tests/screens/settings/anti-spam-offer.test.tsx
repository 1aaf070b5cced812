import { http, HttpResponse } from 'msw';
import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { getCard, openCard, openSecurity, queryCard } from './security-parts';

const CARD = 'Protect your site from spam';
const KEY_PAGE = 'http://site.test/wp-admin/admin.php?page=akismet-key-config';

const open = (options: { scenario: string }) => openCard(<AntiSpamCard />, options);
const card = () => getCard(CARD);
const names = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('SETSEC-05 has the cards in their order', async () => {
	openSecurity({ scenario: 'anti-spam-no-key' });
	expect(await screen.findByRole('region', { name: CARD })).toBeVisible();
	expect(names()).toEqual([
		'Backups and security scanning',
		'Downtime monitoring',
		'Anti-spam',
		CARD,
		'Firewall',
		'Brute force protection',
		'WordPress.com login',
	]);
});

it.each([
	['free', 'Install Akismet'],
	['anti-spam-inactive', 'Activate Akismet'],
])('SETSEC-45 gets the plugin going on %s', async (scenario, label) => {
	const { user, browser } = open({ scenario });
	expect(card().getByText('Looking for Akismet…')).toBeInTheDocument();
	answerPost('plugins', { code: 'success' });
	await user.click(await card().findByRole('button', { name: label }));
	await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(KEY_PAGE));
});

it.each([
	['free', 'Upgrade', '#/plans', 'upgrade-banner'],
	['anti-spam-no-key', 'Upgrade', '#/plans', 'upgrade-banner'],
	['anti-spam-invalid', 'Upgrade', '#/plans', 'upgrade-banner'],
	['site-only', 'Connect', '#/connect-user', 'connect-banner'],
])('SETSEC-45 ROLE-10 on %s offers to %s', async (scenario, label, href, target) => {
	const { user, events } = open({ scenario });
	await screen.findByRole('region', { name: CARD });
	const link = await card().findByRole('link', { name: label });
	expect(link).toHaveAttribute('href', href);
	await user.click(link);
	expect(events).toContainEqual({
		name: 'jetpack_wpa_click',
		properties: { target, feature: 'anti-spam' },
	});
});

it.each(['plan-anti-spam', 'no-promotions', 'offline'])(
	'SETSEC-45 sells nothing on %s, where the plugin can be had all the same',
	async (scenario) => {
		open({ scenario });
		expect(await card().findByRole('button', { name: 'Install Akismet' })).toBeVisible();
		expect(card().queryByRole('link')).not.toBeInTheDocument();
	},
);

it('SETSEC-45 is away while the key is good', async () => {
	const { store } = open({ scenario: 'anti-spam-active' });
	await waitFor(() => expect(store.getState().antiSpam.data.phase).toBe('ready'));
	expect(queryCard(CARD)).not.toBeInTheDocument();
	expect(queryCard('Anti-spam')).toBeInTheDocument();
});

it('SETSEC-45 goes once a good key is saved', async () => {
	const { user } = open({ scenario: 'anti-spam-no-key' });
	expect(await screen.findByRole('region', { name: CARD })).toBeVisible();
	await user.click(getCard('Anti-spam').getByRole('textbox'));
	await user.paste('a1b2c3d4e5f6');
	const save = getCard('Anti-spam').getByRole('button', { name: 'Save settings' });
	await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
	await user.click(save);
	await waitFor(() => expect(queryCard(CARD)).not.toBeInTheDocument());
});

it('says where it cannot be told whether the plugin is there, and asks again', async () => {
	let isDown = true;
	const { user } = open({ scenario: 'free' });
	server.use(
		http.get(`${REST}/module/akismet/data`, () =>
			isDown ? HttpResponse.error() : HttpResponse.json('not_installed'),
		),
	);
	const again = await card().findByRole('button', { name: 'Try again' });
	isDown = false;
	await user.click(again);
	expect(await card().findByRole('button', { name: 'Install Akismet' })).toBeVisible();
});
